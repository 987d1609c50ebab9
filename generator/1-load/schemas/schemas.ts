import { z } from 'zod';
import { isBlank } from '../../model/blank.ts';
import { personRoles } from '../../model/people.ts';
import { reasonPattern } from '../../model/reason.ts';
import { claimPlace, claims } from './claims.ts';
import { withContacts } from './contacts.ts';
import { facts, law } from './facts.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import { site } from './site.ts';
import { values, wording, words } from './texts.ts';

/* The shapes of content files as values. The compiler checks the same shapes, but content may be loaded without being compiled. */

/** Waivers from before name these roles instead of a person, and must not become statements of one. */
const isNotRole = (name: string) => name !== 'owner' && name !== 'legal';

/** One schema per kind of content file. */
export const schemas = {
  site,
  brand: withContacts(
    z
      .strictObject({
        slug: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
          .optional(),
        externalLinks: z.record(z.string(), z.string()),
      })
      .catchall(z.unknown().refine((value) => typeof value !== 'string' || !isBlank(value), 'a text with a visible letter')),
  ),
  navigation,
  languages: z.record(
    z.string(),
    z.strictObject({
      name: words,
      nativeName: words,
      direction: z.enum(['ltr', 'rtl']).optional(),
      borrowed: z.array(z.string()).optional(),
      address: words.optional(),
      avoid: z
        .record(
          words,
          z.union(
            [words, z.strictObject({ write: words, because: words.optional(), countries: z.array(z.string()).min(1).optional() })],
            "the words to write instead, or { write: '…', because: '…', countries: ['…'] }",
          ),
        )
        .optional(),
    }),
  ),
  country: z.strictObject({
    code: z.string(),
    name: words,
    currency: z.string(),
    languages: z.array(z.string()).min(1),
    domain: z.hostname(),
    values,
    spelling: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  }),
  facts,
  law,
  claims,
  page,
  people: z.record(
    z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'letters, digits and hyphens')
      .refine(isNotRole, 'that of one person; owner and legal are roles'),
    z.strictObject({
      name: words,
      roles: z.array(z.enum(personRoles)).min(1),
      languages: z.array(z.string()).min(1).optional(),
      key: z
        .string()
        .regex(/^ed25519:MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'a public key as people key prints it')
        .optional(),
      until: z.iso.date().optional(),
      sample: z.literal(true).optional(),
    }),
  ),
  questions: z.record(words, z.strictObject({ readings: z.array(words).min(2), today: words, concerns: z.array(claimPlace).min(1) })),
  suppressions: z.array(
    z.strictObject({
      code: z.string(),
      file: z.string().optional(),
      dataPath: z.string().optional(),
      text: z.string().min(1).optional(),
      reason: z.string().regex(reasonPattern, 'a reason of at least three words'),
      until: z.iso.date(),
    }),
  ),
  wording,
};

export type Kind = keyof typeof schemas;
