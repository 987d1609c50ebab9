import { dateFormat } from './formatters.ts';

/** An ISO date, or the span between two, with the name of the month. */
export function longDate(tag: string, iso: string, until?: string): string {
  const format = dateFormat(tag, { dateStyle: 'long' });
  return until ? format.formatRange(dayOf(iso), dayOf(until)) : format.format(dayOf(iso));
}

/** An ISO date in numbers, in the order and with the separators of the locale. The year keeps all its digits, unlike in CLDR's short form. */
export const shortDate = (tag: string, iso: string): string =>
  dateFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(dayOf(iso));

/** The first instant of an ISO date in UTC, the time zone of all date formats. */
const dayOf = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);
