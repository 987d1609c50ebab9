import type { Legal, Rule, Scheme } from './law.ts';
import type { FactBase, LaterValue, Provenance } from './provenance.ts';

const provenance: ReadonlySet<string> = new Set<keyof Provenance | keyof Legal>([
  'source',
  'asOf',
  'countries',
  'evidence',
  'sample',
  'setting',
  'counsel',
  'names',
]);

/** A fact without the fields that only checks need. */
export function withoutProvenance(fact: Fact): Fact {
  return Object.fromEntries(Object.entries(fact).filter(([name]) => !provenance.has(name))) as unknown as Fact;
}

/** Whether an amount is exact, or a limit. */
type Bound = 'exactly' | 'atLeast' | 'atMost' | 'under';
/** The unit of a period. */
export type Unit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
/** A day of the week. */
export type Weekday = (typeof weekdays)[number];
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Makes a value derived: the build compares it with the result of the named facts. */
interface Derivation {
  /** It is the sum of these facts. */
  readonly sum?: readonly string[];
  /** It is the first fact less the second. */
  readonly difference?: readonly [string, string];
}

/** An amount of money. */
export interface Money extends FactBase {
  readonly kind: 'money';
  /** Whole minor units of the currency (CLDR): 24900 is 249 euro, or 24900 yen. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether value added tax is in it; `unspecified` if the source leaves it open. */
  readonly tax: 'net' | 'gross' | 'unspecified';
  /** The period that it pays for. */
  readonly per?: Unit;
  /** Language of the site → differences for its readers. */
  readonly in?: Readonly<Record<string, Partial<Pick<Money, 'minor' | 'currency'>>>>;
  /** The facts that it follows from. */
  readonly derived?: Derivation;
}
/** A period. */
export interface Duration extends FactBase {
  readonly kind: 'duration';
  /** How many units. */
  readonly amount: number;
  /** The end of a range: 2 to 3 days. */
  readonly upTo?: number;
  /** The counted things. */
  readonly unit: Unit;
  /** Whether it is exact, or a limit. */
  readonly bound: Bound;
  /** Whether all days count or working days alone; `unspecified` if the source leaves it open. */
  readonly calendar: 'calendar' | 'working' | 'unspecified';
  /** The event that starts the period; absent for a length without a beginning. */
  readonly starts?: string;
}
/** A share. */
interface Percent extends FactBase {
  readonly kind: 'percent';
  /** Hundredths of a percent: 9990 is 99.9 %. */
  readonly basisPoints: number;
  /** Whether it is exact, or a limit. */
  readonly bound: Bound;
}
/** A month, a day or an instant. */
export interface CalendarDate extends FactBase {
  readonly kind: 'date';
  /** `2020`, `2025-07`, `2025-07-01`, an instant with its offset, `2027-03-31T23:59:59+02:00`, or a day of every year, `--10-31`. */
  readonly iso: string;
}
/** A number of things. */
export interface Count extends FactBase {
  readonly kind: 'count';
  /** How many there are. */
  readonly amount: number;
  /** Whether it is exact, or a limit. */
  readonly bound: Bound;
  /** The counted things. The build counts them, too, and reports a different number. */
  readonly derived?: { readonly count: Counted };
}
/** The countries of the site, or the languages that they offer. */
export type Counted = (typeof counted)[number];
export const counted = ['countries', 'languages'] as const;
/** A rating. */
export interface Score extends FactBase {
  readonly kind: 'score';
  /** The rating in tenths: 49 is 4.9. */
  readonly tenths: number;
  /** The best rating: 5. */
  readonly outOf: number;
}
/** Opening hours. */
export interface Hours extends FactBase {
  readonly kind: 'hours';
  /** Weekdays, both included, with the times (`09:00`) at which they open and close, at the latest `24:00`. */
  readonly spans: readonly { readonly from: Weekday; readonly to: Weekday; readonly opens: string; readonly closes: string }[];
}
/** Something that the product can do, or cannot. */
interface Capability extends FactBase {
  readonly kind: 'capability';
  /** Whether it can. */
  readonly holds: boolean;
  /** Names by which texts refer to it, with their capitals. No text contains them while it does not hold. */
  readonly names?: readonly string[];
}

/** A value that texts and pages refer to, with its source and date. */
export type Fact = Money | Duration | Percent | CalendarDate | Count | Score | Hours | Capability | Scheme | Rule;

/** A value of a fact, and the first day on which it applies; the value that is written first has none. */
export interface DatedFact {
  /** ISO date. */
  readonly from?: string;
  /** The fact with that value. */
  readonly fact: Fact;
}

/** The argument of a function such as `money`: a fact without its kind. */
type FactToDefine<Kind extends Fact> = Omit<Kind, 'kind' | 'then'> & {
  /** Later values, in the order of their days. A build takes the value of its day. */
  readonly then?: readonly (LaterValue & Partial<Omit<Kind, 'kind' | keyof FactBase>>)[];
};

/** An amount of money in whole minor units, with currency and net or gross; `unspecified` if the source leaves it open. */
export const money = <const Value extends FactToDefine<Money>>(value: Value) => ({ kind: 'money', ...value }) as const;
/** A period with its unit, calendar or working days, and the event that starts it. */
export const duration = <const Value extends FactToDefine<Duration>>(value: Value) => ({ kind: 'duration', ...value }) as const;
/** A share in hundredths of a percent. */
export const percent = <const Value extends FactToDefine<Percent>>(value: Value) => ({ kind: 'percent', ...value }) as const;
/** A month, a day or an instant, in ISO 8601. */
export const date = <const Value extends FactToDefine<CalendarDate>>(value: Value) => ({ kind: 'date', ...value }) as const;
/** A whole number of things. */
export const count = <const Value extends FactToDefine<Count>>(value: Value) => ({ kind: 'count', ...value }) as const;
/** A rating in tenths: 49 out of 5 is 4.9/5. */
export const score = <const Value extends FactToDefine<Score>>(value: Value) => ({ kind: 'score', ...value }) as const;
/** Opening hours as spans of weekdays. */
export const hours = <const Value extends FactToDefine<Hours>>(value: Value) => ({ kind: 'hours', ...value }) as const;
/** A capability of the product. It is compared, never printed. */
export const capability = <const Value extends FactToDefine<Capability>>(value: Value) => ({ kind: 'capability', ...value }) as const;

/** The facts of one file; texts refer to one as `{fact:<file>.<name>}`. */
export function defineFacts<const Facts extends Record<string, Fact>>(facts: Facts): Facts {
  return facts;
}

/** A fact of law: a scheme, a rule, or a limit such as an amount of money. */
export type LawFact = Fact & Legal;
/** A scheme that the law of a country has a name for. It prints that name. */
export const scheme = <const Value extends FactToDefine<Scheme>>(value: Value) => ({ kind: 'scheme', ...value }) as const;
/** A rule of law. It prints its norm. */
export const rule = <const Value extends FactToDefine<Rule>>(value: Value) => ({ kind: 'rule', ...value }) as const;

/** The law of one country, in `facts/law/<country>.ts`; texts refer to a fact of it as `{fact:law.<country>.<name>}`. */
export function defineLaw<const Law extends Record<string, LawFact>>(country: string, law: Law): Law {
  return Object.fromEntries(Object.entries(law).map(([name, fact]) => [name, { ...fact, countries: [country] }])) as unknown as Law;
}

/** A fact as readers of a language get it: an amount of money may differ. */
export const factIn = (fact: Fact, language: string): Fact =>
  fact.kind === 'money' && fact.in && Object.hasOwn(fact.in, language) ? { ...fact, ...fact.in[language] } : fact;

/** The names by which texts refer to a law or a capability. */
export const namesOf = (fact: Fact): readonly string[] => [
  ...('name' in fact ? [fact.name] : []),
  ...('names' in fact ? (fact.names ?? []) : []),
];

/** The key of a fact in its file: that of `trial.period` is `period`, that of `law.at.penalty` is `penalty`. */
export const keyOfFact = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
