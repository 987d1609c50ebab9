import { lexiconOf } from '../language/lexicons.ts';
import { amountOf } from '../model/currencies.ts';
import { type CalendarDate, type Duration, type Fact, type Hours, type Money, type Unit, type Weekday, weekdays } from '../model/fact.ts';
import { dateFormat, numberFormat } from '../model/formats.ts';
import { isLaw, type Legal, lawForms } from '../model/law.ts';
import { memoize } from '../model/memoize.ts';
import { numberWord } from '../model/number-words.ts';

const noBreakSpace = '\u00a0';

/** A range whose dash is not the end of a line: spaces around it do not break, and without them a word joiner follows it. */
const unbroken = (range: string): string => range.replace(/(\s?)–\s?/g, (_, space) => (space ? '\u202f–\u202f' : '–\u2060'));

/**
 * A fact in the format of a locale (CLDR, through Intl): `29,90 €`, `30 Tage`, `Juli 2025`, `Mo–Fr 09:00–13:00`. The surface form replaces
 * the unit of a duration; one that begins with a hyphen is joined to the number. For a count it names a form in words, for a law its norm
 * or a day.
 */
export function formatFact(fact: Fact, tag: string, surface?: string): string {
  if (isLaw(fact) && surface !== undefined && (surface === 'since' || lawForms(fact).includes(surface)))
    return formatLaw(fact, tag, surface);
  switch (fact.kind) {
    case 'money':
      return formatMoney(fact, tag);
    case 'duration':
      return formatDuration(fact, tag, surface);
    case 'percent':
      return numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(fact.basisPoints / 10_000);
    case 'count':
      return (
        (surface !== undefined && numberWord(fact.amount, surface, tag)) ||
        `${numberFormat(tag).format(fact.amount)}${fact.bound === 'atLeast' ? '+' : ''}`
      );
    case 'score':
      return `${numberFormat(tag, { minimumFractionDigits: 1 }).format(fact.tenths / 10)}/${inDigitsOf(tag, fact.outOf)}`;
    case 'date':
      return formatDate(fact, tag);
    case 'hours':
      return formatHours(fact, tag);
    case 'capability':
      throw new Error('a capability has no wording');
    case 'scheme':
      return fact.name;
    case 'rule':
      return fact.norm;
  }
}

/** Writes whole amounts without decimals, other amounts with all minor digits. */
export function formatMoney({ minor, currency }: Pick<Money, 'minor' | 'currency'>, tag: string): string {
  return numberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amountOf(minor, currency));
}

const unitMilliseconds: Readonly<Partial<Record<Unit, number>>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** The length of a period in milliseconds. Throws for months and years. */
export function millisecondsOf({ amount, unit }: Duration): number {
  const length = unitMilliseconds[unit];
  if (length === undefined) throw new Error(`a ${unit} has no fixed length`);
  return amount * length;
}

function formatDuration({ amount, upTo, unit }: Duration, tag: string, surface: string | undefined): string {
  const options = surface === undefined ? ({ style: 'unit', unit, unitDisplay: 'long' } as const) : {};
  const format = numberFormat(tag, options);
  const formatted = upTo === undefined ? format.format(amount) : unbroken(format.formatRange(amount, upTo));
  if (surface === undefined) return formatted.replace(/(\d) /g, `$1${noBreakSpace}`);
  if (surface === '') return formatted;
  return surface.startsWith('-') ? `${formatted}${surface}` : `${formatted}${noBreakSpace}${surface}`;
}

/** The year, the month, the day of every year, or the day of an instant in its own offset. */
function formatDate({ iso }: CalendarDate, tag: string): string {
  if (/^\d{4}$/.test(iso)) return dateFormat(tag, { year: 'numeric' }).format(new Date(iso));
  const yearly = /^--(\d\d)-(\d\d)$/.exec(iso);
  if (yearly) {
    const date = new Date(Date.UTC(2000, Number(yearly[1]) - 1, Number(yearly[2])));
    return withFirst(dateFormat(tag, { day: 'numeric', month: 'long' }).format(date), tag);
  }
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number) as [number, number, number | undefined];
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  const options = day ? ({ dateStyle: 'long' } as const) : ({ month: 'long', year: 'numeric' } as const);
  return withFirst(dateFormat(tag, options).format(date), tag);
}

/** Dates as their language names the first of a month: `1er mars 2027`. CLDR has the number alone. No line ends between day and month. */
const withFirst = (dates: string, tag: string): string =>
  dates
    .replace(/(?<!\d)1(?=\s?[–\p{L}])/gu, lexiconOf(tag)?.dated.first ?? '1')
    .replace(/(?<=^|[–\s])(\p{Nd}\S*) (?=\p{L})/gu, `$1${noBreakSpace}`);

/** A form of a law (`lawForms`), or its first day as one that has come (`since`). */
function formatLaw({ norm, from, until = '' }: Legal, tag: string, surface: string): string {
  if (surface === 'norm') return norm;
  const { dated } = lexiconOf(tag) ?? {};
  const day = longDate(tag, surface === 'until' ? until : from);
  const phrase = surface === 'from' || surface === 'since' ? dated?.[surface] : undefined;
  return phrase === undefined ? day : `${phrase} ${day}`;
}

function formatHours({ spans }: Hours, tag: string): string {
  const names = dateFormat(tag, { weekday: 'short' });
  // The first of January 2024 was a Monday.
  const name = (day: Weekday) => names.format(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));
  return spans
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? name(from) : `${name(from)}–${name(to)}`;
      return unbroken(`${days}${noBreakSpace}${inDigitsOf(tag, `${opens}–${closes}`)}`);
    })
    .join(commaOf(tag));
}

/** Digits as a language writes them: `09:00` is `۰۹:۰۰` in Persian. */
const inDigitsOf = (tag: string, text: string | number): string => `${text}`.replace(/\d/g, (digit) => numberFormat(tag).format(+digit));

/** The comma of a language, with its space: that of its lists (CLDR). */
const commaOf = memoize((tag): string => {
  const lists = (['conjunction', 'unit'] as const).map((type) => new Intl.ListFormat(tag, { type }).format(['', '', '']));
  return /[,،、፣]\u200f?\s?/.exec(lists.join('\n'))?.[0] ?? ', ';
});

/** An ISO date, or a range of two, with the name of the month. Throws for a day that does not exist, and for a reversed range. */
export function longDate(tag: string, iso: string, until?: string): string {
  if (until !== undefined && dayOf(until) < dayOf(iso))
    throw new Error(`'${until}' is the end of something that begins on '${iso}', and comes before it`);
  const format = dateFormat(tag, { dateStyle: 'long' });
  return unbroken(withFirst(until ? format.formatRange(dayOf(iso), dayOf(until)) : format.format(dayOf(iso)), tag));
}

/** An ISO date in numbers, in the order and with the separators of the locale. Years have four digits, unlike in CLDR's short form. */
export const shortDate = (tag: string, iso: string): string =>
  dateFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(dayOf(iso));

/** The first instant of an ISO date in UTC, the time zone of all date formats. */
export function dayOf(iso: string): Date {
  const date = iso.slice(0, 10);
  const day = new Date(`${date}T00:00:00Z`);
  // 31 February would become 3 March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new Error(`'${iso}' is not a day of the calendar; a date is written as '2026-07-31'`);
  return day;
}
