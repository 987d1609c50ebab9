import * as z from 'zod/mini';
import { type FormValues, problemsIn } from './check.ts';
import { agreed, email, filled, language, optional } from './rules.ts';

/** The lead form (V4). */
export const leadSchema = z.looseObject({
  firstName: filled('firstName', 'firstNameRequired'),
  lastName: filled('lastName', 'lastNameRequired'),
  company: optional('company'),
  email,
  phone: filled('phone', 'phoneRequired'),
  acceptTerms: agreed,
  language,
});

export const check = (values: FormValues) => problemsIn(leadSchema, values);
