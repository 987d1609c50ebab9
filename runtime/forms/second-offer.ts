import * as z from 'zod/mini';
import { type FormValues, problemsIn } from './check.ts';
import { agreed, atLeast, digits, email, language } from './rules.ts';

/** The least that the second offer's form accepts: characters of a name, digits of a telephone number (V5). */
export const least = { characters: 2, digits: 9 } as const;

/** The form of the second offer (V5). */
export const secondOfferSchema = z.looseObject({
  firstName: atLeast(least.characters, 'firstName', 'firstNameShort'),
  lastName: atLeast(least.characters, 'lastName', 'lastNameShort'),
  company: atLeast(least.characters, 'company', 'companyShort'),
  email,
  phone: digits(least.digits, 'phone', 'phoneShort'),
  acceptTerms: agreed,
  language,
});

export const check = (values: FormValues) => problemsIn(secondOfferSchema, values);
