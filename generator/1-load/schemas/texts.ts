import { z } from 'zod';
import { isBlank } from '../../model/blank.ts';
import type { Wording } from '../../model/content.ts';
import { withContacts } from './contacts.ts';

/** Words that visitors or other authors read. */
export const words = z.string().refine((value) => !isBlank(value), 'a text with a visible letter');

/** Something is left out, for this reason. */
export const omission = z.strictObject({ gap: z.literal('omit'), reason: z.string().min(1) });

/** The replacement of a missing translation. */
export const gap = z.discriminatedUnion(
  'gap',
  [z.strictObject({ gap: z.literal('fallback'), language: z.string() }), omission],
  "fallback('en') or omit('the reason')",
);

export const wording: z.ZodType<Wording> = z.record(
  z.string(),
  z.union([z.string(), gap, z.lazy(() => wording)], 'a text in quotation marks, or a group that gives each text a name'),
);

/** Values that only the theme reads: any data, whose type the theme declares. */
export const values = withContacts(z.record(z.string(), z.json())).optional();
