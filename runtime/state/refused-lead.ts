import { splitName } from '../forms/full-name.ts';
import type { LimitedField } from '../forms/limits.ts';
import type { Lead } from './outbox-store.ts';

/** The fields that a visitor fills in, in the order of the forms. */
const entered = ['name', 'firstName', 'lastName', 'company', 'email', 'phone', 'message'] as const satisfies readonly LimitedField[];
/** Entry of the session with the keys of the leads whose notice was put away. */
const entry = 'undeliveredPutAway';

/** The values that the visitor has entered, by field: a full name replaces its parts. A field that the form had not is absent. */
export function fieldsOf({ body }: Lead): Readonly<Partial<Record<LimitedField, string>>> {
  const given = body as Readonly<Record<string, unknown>>;
  const parts: readonly string[] = 'name' in given ? ['firstName', 'lastName'] : [];
  const fields = entered.filter((field) => field in given && !parts.includes(field));
  return Object.fromEntries(fields.map((field) => [field, typeof given[field] === 'string' ? given[field] : '']));
}

/** A refused lead with corrected fields: another lead, which names the one that it replaces. */
export function correctedLead({ key: replaces, body }: Lead, form: FormData, key: string): Lead {
  const { seconds: _, ...rest } = body as Readonly<Record<string, unknown>>;
  const answers = Object.fromEntries([...form].map(([field, value]) => [field, String(value).trim() || null]));
  const { name } = answers;
  const names = name ? splitName(name) : {};
  return { key, body: { ...rest, ...answers, ...names, replaces }, at: new Date().toISOString() };
}

/** Puts the notice of a lead away for this visit. */
export function putAway({ key }: Lead): void {
  try {
    sessionStorage.setItem(entry, [...keysPutAway(), key].join(' '));
  } catch {
    // Without storage the notice comes back with the next page.
  }
}

/** Whether the notice of a lead was put away in this visit. */
export const isPutAway = ({ key }: Lead): boolean => keysPutAway().includes(key);

function keysPutAway(): readonly string[] {
  try {
    return sessionStorage.getItem(entry)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
