import { z } from 'zod';
import { usualBudgets } from '../model/budgets.ts';
import { tests } from '../model/claim-conditions.ts';
import { type Rule, rules } from '../model/claims.ts';
import type { Wording } from '../model/content.ts';
import { counted } from '../model/fact.ts';
import { reasonPattern } from '../model/reason.ts';

/* The shapes of content files as values. The compiler checks them too; these speak for content that was never compiled. */

const provenance = {
  source: z.string().min(1),
  asOf: z.iso.date(),
  countries: z.array(z.string()).min(1).optional(),
  evidence: z.string().optional(),
  sample: z.literal(true).optional(),
};
const unit = z.enum(['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year']);
const bound = z.enum(['exactly', 'atLeast', 'atMost', 'under']);
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');
const isoDate = z.union(
  [
    z.iso.date(),
    z.iso.datetime({ offset: true }),
    z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$|^--(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  ],
  "a date such as '2026-07-31', '2026-07', '2026' or, of every year, '--12-31'",
);

const fact = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('money'),
      minor: z.int().nonnegative(),
      currency: z.string(),
      tax: z.enum(['net', 'gross', 'unspecified']),
      per: unit.optional(),
      in: z.record(z.string(), z.object({ minor: z.int().nonnegative().optional(), currency: z.string().optional() })).optional(),
      derived: z.object({ sum: z.array(z.string()).optional(), difference: z.tuple([z.string(), z.string()]).optional() }).optional(),
      ...provenance,
    }),
    z.object({
      kind: z.literal('duration'),
      amount: z.int().positive(),
      upTo: z.int().positive().optional(),
      unit,
      bound,
      calendar: z.enum(['calendar', 'working', 'unspecified']),
      starts: z.string().min(1),
      ...provenance,
    }),
    z.object({ kind: z.literal('percent'), basisPoints: z.int(), bound, ...provenance }),
    z.object({ kind: z.literal('date'), iso: isoDate, ...provenance }),
    z.object({
      kind: z.literal('count'),
      amount: z.int().nonnegative(),
      bound,
      derived: z.object({ count: z.enum(counted) }).optional(),
      ...provenance,
    }),
    z.object({ kind: z.literal('score'), tenths: z.int().nonnegative(), outOf: z.int().positive(), ...provenance }),
    z.object({
      kind: z.literal('hours'),
      spans: z.array(z.object({ from: weekday, to: weekday, opens: clock, closes: clock })).min(1),
      ...provenance,
    }),
    z.object({ kind: z.literal('capability'), holds: z.boolean(), ...provenance }),
  ],
  'of one of these kinds: money, duration, percent, date, count, score, hours, capability',
);

const gap = z.discriminatedUnion(
  'gap',
  [z.object({ gap: z.literal('fallback'), language: z.string() }), z.object({ gap: z.literal('omit'), reason: z.string().min(1) })],
  "fallback('en') or omit('the reason')",
);

const aim = "where a link leads: to('page'), toEdition('page', 'at-de') or external('name')";
const target = z.union(
  [
    z.object({
      page: z.string(),
      anchor: z.string().optional(),
      query: z.record(z.string(), z.string()).optional(),
      edition: z.string().optional(),
    }),
    z.object({ external: z.string() }),
  ],
  aim,
);

const targetByCountry = z.object({
  countries: z.record(
    z.string(),
    z.union([target, z.object({ gap: z.literal('omit'), reason: z.string().min(1) })], `${aim}, or omit('the reason')`),
  ),
  default: target,
});

const menuItem = z.object({
  label: z.string(),
  to: z.union([target, targetByCountry], aim).optional(),
  get items() {
    return z.array(menuItem).optional();
  },
});

const wording: z.ZodType<Wording> = z.record(z.string(), z.union([z.string(), gap, z.lazy(() => wording)], 'a text in quotation marks'));

const claimPlace = z.looseObject({ in: z.enum(['page', 'dictionary', 'fact', 'address', 'country', 'site']) });
const condition = z.looseObject({ test: z.enum(tests) });

const path = z.string();
const budgets = Object.fromEntries(Object.keys(usualBudgets).map((name) => [name, z.int().positive()]));

/** What addresses of the site begin with: a path, a query or a user name in it would stand in front of every one of them. */
const isOrigin = (value: string) => /^https?:\/\/[^\s/?#@\\]+\/?$/.test(value) && URL.canParse(value);
const isHttps = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** One schema per kind of content file. */
export const schemas = {
  site: z.object({
    origin: z.string().refine(isOrigin, 'a scheme and a host alone are expected, such as https://www.example.com'),
    sourceLanguage: z.string(),
    defaultLocale: z.string(),
    navigationCountry: z.string(),
    fallbacks: z.record(z.string(), z.string()),
    allowUnused: z.record(z.string(), z.string().min(1)).optional(),
    references: z.string().min(1).optional(),
    leadEndpoint: z
      .string()
      .refine((value) => value === '/api/offer' || value === 'none' || isHttps(value), "'/api/offer', an https address or 'none'")
      .optional(),
    transportSecurity: z.object({ days: z.int().positive(), subdomains: z.boolean().optional() }).optional(),
    security: z
      .object({
        contact: z.string().regex(/^(?:mailto:.+@|https:\/\/)/, 'an address that begins with mailto: or https://'),
        expires: z.iso.date(),
      })
      .optional(),
    pixel: z.object({ endpoint: z.url({ protocol: /^https$/ }), pages: z.array(z.string()), question: z.string().min(1) }).optional(),
    budgets: z.strictObject(budgets).partial().optional(),
  }),
  brand: z.looseObject({
    product: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    provider: z.string().min(1),
    email: z.email(),
    phone: z.string().min(1),
    externalLinks: z.record(z.string(), z.string()),
  }),
  navigation: z.object({
    menus: z.record(z.string(), z.array(menuItem)),
    header: z.object({
      countries: z.record(z.string(), z.string()).optional(),
      languages: z.record(z.string(), z.string()).optional(),
      default: z.string(),
      without: z.array(z.string()).optional(),
    }),
    footer: z.array(z.object({ heading: z.string(), menu: z.string(), countries: z.array(z.string()).optional() })),
    banner: z.union([target, targetByCountry], aim).optional(),
  }),
  languages: z.record(z.string(), z.object({ name: z.string(), nativeName: z.string(), direction: z.enum(['ltr', 'rtl']) })),
  country: z.object({
    code: z.string(),
    name: z.string().min(1),
    currency: z.string(),
    languages: z.array(z.string()).min(1),
    domain: z.hostname(),
    sampleReceipt: z.record(z.string(), z.int()),
    spelling: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  }),
  facts: z.record(z.string(), fact),
  claims: z.record(
    z.string(),
    z.object({
      number: z.int().positive().optional(),
      rule: z.enum(Object.keys(rules) as Rule[]),
      asserts: z.string().min(1),
      at: z.array(claimPlace).min(1),
      facts: z.array(z.string()).optional(),
      holds: z.union([condition, z.array(condition).min(1)], 'a condition, or a list of conditions').optional(),
      triggers: z.record(z.string(), z.array(z.string().min(1))).optional(),
      evidence: z.object({ what: z.string().min(1), until: z.iso.date().optional() }).nullable(),
      waiver: z
        .object({
          reason: z.string().min(1),
          by: z.enum(['owner', 'legal']),
          until: z.iso.date(),
          // Demanded by WL4049, so that the command that writes it can read what it is to be added to.
          found: z.array(z.string()).optional(),
        })
        .optional(),
    }),
  ),
  pages: z.record(z.string(), z.array(z.string())),
  page: z.looseObject({
    template: z.string(),
    path: path.optional(),
    countries: z.array(z.string()).optional(),
    extraLocales: z.array(z.string()).optional(),
    variantOf: z.string().optional(),
    inherits: z.string().optional(),
    source: z.string(),
    structure: z.unknown(),
    gaps: z.record(z.string(), gap).optional(),
    addresses: z
      .array(
        z.object({
          path,
          country: z.string().optional(),
          language: z.string(),
          canonical: z.literal(true).optional(),
          defaultForNoCountry: z.literal(true).optional(),
        }),
      )
      .optional(),
    redirectFrom: z.array(path).optional(),
    indexed: z.literal(false).optional(),
    status: z.literal(404).optional(),
    placeholder: z.string().optional(),
  }),
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
