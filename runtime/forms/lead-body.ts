import type { FormValues } from './check.ts';
import { withPrefix } from './phone-prefixes.ts';

/** The visitor's answers that are sent, by form; all other fields only serve the form. */
export const answers = {
  lead: ['firstName', 'lastName', 'company', 'email', 'phone'],
  preOrder: ['name', 'email', 'phone', 'company', 'message'],
} as const;

export type LeadBody = Readonly<Record<string, string | boolean | null>>;

/** The answers, trimmed, empty ones as null, and the telephone number with its prefix. */
export function answersIn(values: FormValues, fields: readonly string[]): Readonly<Record<string, string | null>> {
  const given = fields.map((field) => [field, values[field]?.trim() || null] as const);
  return { ...Object.fromEntries(given), phone: withPrefix(values.prefix, values.phone ?? '') };
}

/**
 * What is sent (C1): the answers and the language; with them the words that were agreed to and their version (decision 17).
 * The field that only machines fill in travels only if one did.
 */
export function leadBody(values: FormValues, fields: readonly string[]): LeadBody {
  const { language = null, consent = null, consentVersion = null, source, website } = values;
  return {
    ...answersIn(values, fields),
    language,
    acceptTerms: true,
    consent,
    consentVersion,
    ...(source ? { source } : {}),
    ...(website ? { website } : {}),
  };
}
