import type { CalendarDate, Hours } from '../model/fact.ts';
import { dateFormat } from '../model/formats.ts';
import { literalPattern } from '../model/literal-pattern.ts';
import { memoize } from '../model/memoize.ts';
import { inAsciiDigits } from './numbers.ts';

/* Dates and opening hours of facts that texts contain, in the forms in which people type them. */

/** Days and months; instants have too many forms, and a year alone may be that of anything else. */
export function dateIn(text: string, { iso }: Pick<CalendarDate, 'iso'>, language: string): string | undefined {
  const plain = inAsciiDigits(text.toLowerCase());
  return datesWritten(`${iso} ${language}`).find((date) => {
    const other = iso.startsWith('--') ? String.raw`(?!\d|[\s,.]+\d{4})` : String.raw`(?!\d)`;
    return new RegExp(String.raw`(?<!\d)${literalPattern(inAsciiDigits(date.toLowerCase()))}${other}`).test(plain);
  });
}

/** A date in the format of the site, and in that of CLDR: English has two. Cached, because Intl formats are slow to create. */
const datesWritten = memoize((key): readonly string[] => {
  const [iso = '', language = ''] = key.split(' ');
  const [, year, month, day] = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/.exec(iso) ?? [];
  if (year === undefined) return [];
  const digits = day !== undefined && year !== '-' ? (['numeric', '2-digit'] as const) : [];
  const forms: Intl.DateTimeFormatOptions[] = [
    { ...(day && { day: 'numeric' }), month: 'long', ...(year !== '-' && { year: 'numeric' }) },
    ...digits.map((form) => ({ day: form, month: form, year: 'numeric' as const })),
  ];
  const date = new Date(Date.UTC(year === '-' ? 2000 : Number(year), Number(month) - 1, Number(day ?? 1)));
  const formats = forms.flatMap((form) => [dateFormat(language, form), new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })]);
  return [...formats.map((format) => format.format(date)), ...(digits.length ? [iso] : [])];
});

/** Times with minutes, or with a word behind the second one. */
const times =
  /(?<!\d)(\d{1,2})(?:[:.h](\d\d))?\s?([ap]\.?m\.?|h|uhr)?\s?(\p{L}{1,3}|[-–—])\s?(\d{1,2})(?:[:.h](\d\d))?\s?([ap]\.?m\.?|h|uhr)?(?!\d)/giu;

/** Opening hours in a text, as written there. */
export function hoursIn(text: string, { spans }: Hours, language: string): string | undefined {
  return [...inAsciiDigits(text).matchAll(times)].find(([, h, m, word, between, h2, m2, word2]) => {
    if (between === either(language)) return false;
    if (!word2 && (m === undefined || m2 === undefined)) return false;
    const [opens, closes] = [clock(h, m, word ?? word2), clock(h2, m2, word2)];
    return spans.some((span) => span.opens === opens && span.closes === closes);
  })?.[0];
}

/** The word between alternatives: 9am or 1pm. Cached, because Intl formats are slow to create. */
const either = memoize((language) => new Intl.ListFormat(language, { type: 'disjunction' }).format(['', '']).trim());

/** A time of 24 hours: 1, pm → 13:00. */
function clock(hour = '', minute = '00', word = ''): string {
  const twelve = /^[ap]/i.test(word) ? (Number(hour) % 12) + (/^p/i.test(word) ? 12 : 0) : Number(hour);
  return `${String(twelve).padStart(2, '0')}:${minute}`;
}
