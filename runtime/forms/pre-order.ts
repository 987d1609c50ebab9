import * as z from 'zod/mini';
import { type FormValues, problemsIn } from './check.ts';
import { agreed, email, filled, language, optional } from './rules.ts';

/** The pre-order form: the rules of the lead form for the fields that both have, the message optional (V7). */
export const preOrderSchema = z.looseObject({
  name: filled('name', 'nameRequired'),
  email,
  phone: filled('phone', 'phoneRequired'),
  company: optional('company'),
  message: optional('message'),
  acceptTerms: agreed,
  language,
});

export const check = (values: FormValues) => problemsIn(preOrderSchema, values);
