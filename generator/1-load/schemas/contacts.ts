import type { z } from 'zod';
import { expectedContact } from '../../model/contact.ts';

/** Data whose telephone numbers and email addresses have the form that links to them need. */
export const withContacts = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.superRefine((value, context) => {
    for (const issue of issuesIn(value, [])) context.addIssue(issue);
  });

function* issuesIn(value: unknown, path: readonly string[]): Generator<z.core.$ZodSuperRefineIssue> {
  if (typeof value === 'string') {
    const message = expectedContact(path.at(-1) ?? '', value);
    if (message !== undefined) yield { code: 'custom', path: [...path], message, input: value };
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* issuesIn(inner, [...path, name]);
}
