import { z } from 'zod';
import { withContacts } from './contacts.ts';
import { gap } from './texts.ts';

const path = z.string();

/** The definition of a page; its structure is checked against its template. */
export const page = z.strictObject({
  template: z.string(),
  path: path.optional(),
  countries: z.array(z.string()).optional(),
  extraLocales: z.array(z.string()).optional(),
  variantOf: z.string().optional(),
  inherits: z.string().optional(),
  source: z.string(),
  anchors: z.array(z.string()).optional(),
  structure: withContacts(z.unknown()),
  gaps: z.record(z.string(), gap).optional(),
  addresses: z
    .array(
      z.strictObject({
        path,
        country: z.string().optional(),
        language: z.string(),
        canonical: z.literal(true).optional(),
        defaultForNoCountry: z.literal(true).optional(),
      }),
    )
    .optional(),
  lists: z.strictObject({ template: z.string(), size: z.int().min(1).optional() }).optional(),
  redirectFrom: z.array(path).optional(),
  indexed: z.literal(false).optional(),
  status: z.literal(404).optional(),
  placeholder: z.string().optional(),
});
