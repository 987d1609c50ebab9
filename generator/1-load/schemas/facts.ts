import { z } from 'zod';
import { counted, weekdays } from '../../model/fact.ts';
import { words } from './texts.ts';

const provenance = {
  source: words,
  asOf: z.iso.date(),
  countries: z.array(z.string()).min(1).optional(),
  evidence: z.string().optional(),
  sample: z.literal(true).optional(),
  setting: z.literal(true).optional(),
  format: z.string().min(1).optional(),
};
const legal = {
  ...provenance,
  norm: words,
  from: z.iso.date(),
  until: z.iso.date().optional(),
  counsel: words,
  status: z.literal('announced').optional(),
  names: z.array(words).optional(),
};
const unit = z.enum(['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year']);
const bound = z.enum(['exactly', 'atLeast', 'atMost', 'under']);
const weekday = z.enum(weekdays);
const time = 'a time as HH:MM';
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, time);
const closing = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, time);
/** A whole number: −0 would be shown with its sign. */
const whole = z.int().refine((value) => !Object.is(value, -0), 'written as 0, without a sign');
const hasFields = (value: object) => Object.keys(value).length > 0;
/** A day of every year: a common year has it, too. */
const yearly = z.string().refine((value) => value.startsWith('--') && z.iso.date().safeParse(`2001${value.slice(1)}`).success);
const isoDate = z.union(
  [z.iso.date().regex(/^[1-9]/), z.iso.datetime({ offset: true }), z.string().regex(/^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/), yearly],
  {
    error: ({ input }) => {
      if (/^\d{4}-\d\d-\d\dT/.test(String(input))) return "an instant with its offset, such as '2026-07-31T10:00:00+02:00'";
      const day = /^(\d{4}|-)-\d\d-\d\d$/.exec(String(input));
      if (day) return `a day that ${day[1] === '-' ? 'every year' : 'the calendar'} has`;
      return "a date such as '2026-07-31', '2026-07', '2026' or, of every year, '--12-31'";
    },
  },
);

/** The schema of a kind of fact, with its later values: the fields that change, and their source. */
function withLater(kind: z.ZodObject) {
  const own = Object.entries(kind.shape).filter(([name]) => name !== 'kind' && !(name in legal));
  const changing = z.object(Object.fromEntries(own)).partial();
  const later = z.strictObject({ ...changing.shape, from: z.iso.date(), source: words, asOf: z.iso.date() });
  const isChange = (value: object) => own.some(([name]) => name in value);
  const inOrder = (list: readonly { readonly from: string }[]) => list.every(({ from }, index) => from > (list[index - 1]?.from ?? ''));
  const then = z
    .array(later.refine(isChange, `a value that changes: ${own.map(([name]) => name).join(', ')}`))
    .min(1)
    .refine(inOrder, 'in the order of its days');
  return kind.extend({ then: then.optional() });
}

/** The schemas of all kinds of facts that are not law, each with some common fields. */
const kindsWith = <Fields extends z.ZodRawShape>(fields: Fields) =>
  [
    z.strictObject({
      kind: z.literal('money'),
      minor: whole.nonnegative(),
      currency: z.string(),
      tax: z.enum(['net', 'gross', 'unspecified']),
      per: unit.optional(),
      in: z
        .record(
          z.string(),
          z
            .strictObject({ minor: whole.nonnegative().optional(), currency: z.string().optional() })
            .refine(hasFields, 'another amount or currency'),
        )
        .optional(),
      derived: z.strictObject({ sum: z.array(z.string()).optional(), difference: z.tuple([z.string(), z.string()]).optional() }).optional(),
      ...fields,
    }),
    z.strictObject({
      kind: z.literal('duration'),
      amount: whole.positive(),
      upTo: whole.positive().optional(),
      unit,
      bound,
      calendar: z.enum(['calendar', 'working', 'unspecified']),
      starts: z.string().min(1).optional(),
      ...fields,
    }),
    z.strictObject({ kind: z.literal('percent'), basisPoints: whole, bound, ...fields }),
    z.strictObject({ kind: z.literal('date'), iso: isoDate, ...fields }),
    z.strictObject({
      kind: z.literal('count'),
      amount: whole.nonnegative(),
      bound,
      derived: z.strictObject({ count: z.enum(counted) }).optional(),
      ...fields,
    }),
    z.strictObject({ kind: z.literal('score'), tenths: whole.nonnegative(), outOf: whole.positive(), ...fields }),
    z.strictObject({
      kind: z.literal('hours'),
      spans: z.array(z.strictObject({ from: weekday, to: weekday, opens: clock, closes: closing })).min(1),
      ...fields,
    }),
    z.strictObject({ kind: z.literal('capability'), holds: z.boolean(), names: z.array(words).optional(), ...fields }),
  ].map(withLater) as unknown as [z.ZodObject<{ kind: z.ZodLiteral }>];

/** A file of facts: key → fact. */
export const facts = z.record(
  z.string(),
  z.discriminatedUnion(
    'kind',
    kindsWith(provenance),
    'of one of these kinds: money, duration, percent, date, count, score, hours, capability',
  ),
);

/** The law of a country: key → fact. */
export const law = z.record(
  z.string(),
  z.discriminatedUnion(
    'kind',
    [
      ...kindsWith(legal),
      z.strictObject({ kind: z.literal('scheme'), name: words, asks: z.array(words), ...legal }),
      z.strictObject({ kind: z.literal('rule'), says: words, ...legal }),
    ],
    'of one of these kinds: scheme, rule, money, duration, percent, date, count, score, hours, capability',
  ),
);
