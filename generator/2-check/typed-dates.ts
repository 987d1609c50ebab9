import { lexiconOf } from '../language/lexicons.ts';
import type { CalendarDate, Hours } from '../model/fact.ts';
import { dateFormat } from '../model/formats.ts';
import { literalPattern } from '../model/literal-pattern.ts';
import { memoize } from '../model/memoize.ts';
import { inAsciiDigits } from './numbers.ts';

/* Dates and opening hours of facts that texts contain, in the forms in which people type them. */

/** Days and months; of an instant its day, because its time has too many forms. A year alone may be that of anything else. */
export function dateIn(text: string, { iso }: Pick<CalendarDate, 'iso'>, language: string): string | undefined {
  const typed = inAsciiDigits(text);
  const numbers = typed.match(/\d+/g)?.map((number) => Number(number) % 100) ?? [];
  const { forms, pattern } = datePattern(`${iso} ${language}`) ?? {};
  if (!forms?.some((form) => form.every((number) => numbers.includes(number)))) return undefined;
  const { index = 0, 0: date } = pattern?.exec(typed) ?? {};
  return date === undefined ? undefined : text.slice(index, index + date.length);
}

/** A day with the name of its month and its year, as written in a text. */
export const anyDateIn = (text: string, language: string): string | undefined =>
  /\d{4}/.test(text) ? anyDate(language).exec(text)?.[0] : undefined;

const anyDate = memoize((language) => {
  const digits: Readonly<Record<string, string>> = { day: String.raw`\d\d?`, year: String.raw`\d{4}` };
  const forms = (['long', 'short'] as const).flatMap((month) => formatsOf(language, { day: 'numeric', month, year: 'numeric' }));
  const dates = Array.from({ length: 12 }, (_, month) =>
    forms.map((form) =>
      patternOf(form.formatToParts(Date.UTC(2000, month, 2)).map((part) => ({ ...part, value: digits[part.type] ?? part.value }))),
    ),
  );
  return new RegExp(String.raw`(?<!\d)(?:${[...new Set(dates.flat())].join('|')})(?!\d)`, 'iu');
});

const formatsOf = (language: string, form: Intl.DateTimeFormatOptions) => [
  dateFormat(language, form),
  new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }),
];

/** Finds a date in the format of the site and in that of CLDR: English has two. Cached, because Intl formats are slow to create. */
const datePattern = memoize((key): { forms: readonly (readonly number[])[]; pattern: RegExp } | undefined => {
  const [iso = '', language = ''] = key.split(' ');
  const [, year, month, day] = /^(\d{4}|-)-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(iso) ?? [];
  if (year === undefined) return undefined;
  const named = { ...(day && { day: 'numeric' as const }), ...(year !== '-' && { year: 'numeric' as const }) };
  const digits = day !== undefined && year !== '-' ? [{ ...named, month: 'numeric' as const }] : [];
  const forms: Intl.DateTimeFormatOptions[] = [{ ...named, month: 'long' }, { ...named, month: 'short' }, ...digits];
  const date = new Date(Date.UTC(year === '-' ? 2000 : Number(year), Number(month) - 1, Number(day ?? 1)));
  const parts = forms.flatMap((form) => formatsOf(language, form)).map((format) => format.formatToParts(date));
  const dates = [...parts.map(patternOf), ...(digits.length ? [iso.slice(0, 10)] : [])];
  const end = iso.startsWith('--') ? String.raw`(?!\d|\p{L}{0,3}[\s,.]+\d{4})` : String.raw`(?!\d)`;
  const pattern = new RegExp(String.raw`(?<!\d)(?:${[...new Set(dates)].join('|')})${end}`, 'iu');
  return { forms: [...parts.map(numbersOf), [Number(day), Number(year) % 100]], pattern };
});

/** The day and the short year of a date. Most texts lack them, so that their pattern, which is slow to compile, is not needed. */
const numbersOf = (parts: readonly Intl.DateTimeFormatPart[]): number[] =>
  parts.flatMap(({ type, value }) => (type === 'day' || type === 'year' ? Number(inAsciiDigits(value)) % 100 : []));

/** Without what follows the last number or name: `2026 г.` */
const patternOf = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .slice(0, parts.findLastIndex(({ type }) => type !== 'literal') + 1)
    .map((part, _, all) =>
      part.type === 'year' && all.some(({ type }) => type === 'day') ? shortYear(inAsciiDigits(part.value)) : partPattern(part),
    )
    .join('');

/** A year beside a day is also shortened: 1.11.26. */
const shortYear = (year: string): string => year.replace(/^\d\d(?=\d\d$)/, (century) => `(?:${century}|['’])?`);

/** A day may be an ordinal, as in 1st, 1er, 1-го and 1º, a month is also shortened, and there may be short words between: the 1st of May. */
function partPattern({ type, value }: Intl.DateTimeFormatPart): string {
  const text = literalPattern(inAsciiDigits(value));
  if (type === 'day') return String.raw`0?${inAsciiDigits(value).replace(/^0/, '')}(?:[.:-]?[\p{L}ºª°]{1,3})?`;
  if (type === 'month') return /^\d/.test(text) ? `0?${text}` : String.raw`${text}${text.length > 4 ? '' : String.raw`(?!\p{L})`}\.?`;
  if (/^[./-]\s?$/.test(value)) return String.raw`[./-]\s?`;
  const isSpace = /^[\s,.]+(?:\p{L}{1,3}\s)?$/u.test(value);
  return type === 'literal' && isSpace ? String.raw`[\s,.]+(?:\p{L}{1,3}\s+)?` : text.replaceAll(/\s/g, String.raw`\s`);
}

/** Times with minutes, or with a word behind one of them. On pages a word joiner (U+2060) follows the dash. */
const times =
  /(?<!\d)(\d{1,2})(?:\s?(?:[:.h]|uhr)\s?(\d\d))?(?:\s?([ap]\.?m\.?|h|uhr))?\s?(\p{L}{1,5}|[-–—])[\s\u2060]?(\d{1,2})(?:\s?(?:[:.h]|uhr)\s?(\d\d))?(?:\s?([ap]\.?m\.?|h|uhr))?(?!\d)/giu;

/** From one time to another, as written in a text. */
interface TypedHours {
  readonly opens: string;
  readonly closes: string;
  readonly written: string;
  readonly before: string;
  readonly after: string;
}

function timesIn(text: string, language: string): TypedHours[] {
  return [...inAsciiDigits(text).matchAll(times)].flatMap((match) => {
    const [{ length }, h, m, word, between, h2, m2, word2] = match;
    if (between === either(language) || (!word && !word2 && (m === undefined || m2 === undefined))) return [];
    const [from, to] = [match.index, match.index + length];
    const around = { before: text.slice(0, from), written: text.slice(from, to), after: text.slice(to) };
    return [{ opens: clock(h, m, word ?? word2), closes: clock(h2, m2, word2), ...around }];
  });
}

const isOf = ({ spans }: Hours, { opens, closes }: TypedHours) => spans.some((span) => span.opens === opens && span.closes === closes);

/** Opening hours in a text, as written there. */
export const hoursIn = (text: string, hours: Hours, language: string): string | undefined =>
  timesIn(text, language).find((typed) => isOf(hours, typed))?.written;

/** Hours beside a day of the week, or behind a word for opening, that none of the facts has, as written in a text. */
export const otherHoursIn = (text: string, facts: readonly Hours[], language: string): string | undefined =>
  timesIn(text, language).find((typed) => areOpening(typed, language) && !facts.some((hours) => isOf(hours, typed)))?.written;

function areOpening({ before, after }: TypedHours, language: string): boolean {
  const { behind, short, ahead } = weekdays(language);
  const [sentence = ''] = /[^.!?]*$/.exec(before) ?? [];
  return behind.test(sentence) || short.test(before) || ahead.test(after) || (lexiconOf(language)?.opening.test(sentence) ?? false);
}

/**
 * Patterns for a day of the week: before hours, in the same sentence and in any form that begins like its name (Saturdays, samstags), its
 * short name right before them (Mo–Fr), and its name right after them. Cached, because Intl formats are slow to create.
 */
const weekdays = memoize((language) => {
  const namesIn = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1)));
  };
  const long = namesIn('long').map((name) => literalPattern(name.replace(/(?<=\p{L}{4})\p{L}$/u, '')));
  const short = namesIn('short').flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1).replace('.', '')]);
  return {
    behind: new RegExp(String.raw`(?<!\p{L})(?:${long.join('|')})`, 'iu'),
    short: new RegExp(String.raw`(?<!\p{L})(?:${short.map(literalPattern).join('|')})\.?[\s:,(]*(?:\p{L}{1,4}\s)?$`, 'u'),
    ahead: new RegExp(String.raw`^[\s,(]*(?:\p{L}{1,4}\s){0,2}(?:${long.join('|')})`, 'iu'),
  };
});

/** The word between alternatives: 9am or 1pm. Cached, because Intl formats are slow to create. */
const either = memoize((language) => new Intl.ListFormat(language, { type: 'disjunction' }).format(['', '']).trim());

/** A time of 24 hours: 1, pm → 13:00. */
function clock(hour = '', minute = '00', word = ''): string {
  const twelve = /^[ap]/i.test(word) ? (Number(hour) % 12) + (/^p/i.test(word) ? 12 : 0) : Number(hour);
  return `${String(twelve).padStart(2, '0')}:${minute}`;
}
