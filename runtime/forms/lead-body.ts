import type { FormValues } from './check.ts';
import { splitName } from './full-name.ts';
import { withPrefix } from './phone-prefixes.ts';

/** The visitor's answers that are sent, by form; all other fields only serve the form. */
export const answers = {
  lead: ['firstName', 'lastName', 'company', 'email', 'phone'],
  preOrder: ['name', 'email', 'phone', 'company', 'message'],
} as const;

/**
 * Where a lead was entered and what was agreed to (decisions 17 and 28): the country and the address of the page, the address,
 * edition and hash of the document, the words at the box and their version. What a page does not have is null: where the hash is empty, no
 * document was accepted (decision 40).
 */
export const circumstances = ['language', 'country', 'page', 'document', 'edition', 'hash', 'consent', 'consentVersion'] as const;

type LeadBody = Readonly<Record<string, string | boolean | null>>;

/** The answers, trimmed, empty ones as null, and the telephone number with its prefix. */
export function answersIn(values: FormValues, fields: readonly string[]): Readonly<Record<string, string | null>> {
  return { ...given(values, fields), phone: withPrefix(values.prefix, values.phone ?? '') };
}

/**
 * The body of a request (C1): the answers, a full name also as first and last name, and the circumstances. The field that only machines
 * fill in travels only if one did.
 */
export function leadBody(values: FormValues, fields: readonly string[]): LeadBody {
  const { name, source, website } = values;
  return {
    ...answersIn(values, fields),
    ...(fields.includes('name') ? splitName(name ?? '') : {}),
    ...given(values, circumstances),
    ...(values.hash === '' ? {} : { acceptTerms: true }),
    ...(source ? { source } : {}),
    ...(website ? { website } : {}),
  };
}

function given(values: FormValues, fields: readonly string[]): Readonly<Record<string, string | null>> {
  return Object.fromEntries(fields.map((field) => [field, values[field]?.trim() || null]));
}
