import { dateFormat } from './formatters.ts';

/** An ISO date, or a range of two, with the name of the month. Throws for a day that does not exist, and for a reversed range. */
export function longDate(tag: string, iso: string, until?: string): string {
  if (until !== undefined && dayOf(until) < dayOf(iso))
    throw new Error(`'${until}' is the end of something that begins on '${iso}', and comes before it`);
  const format = dateFormat(tag, { dateStyle: 'long' });
  return until ? format.formatRange(dayOf(iso), dayOf(until)) : format.format(dayOf(iso));
}

/** An ISO date in numbers, in the order and with the separators of the locale. Years have four digits, unlike in CLDR's short form. */
export const shortDate = (tag: string, iso: string): string =>
  dateFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(dayOf(iso));

/** The first instant of an ISO date in UTC, the time zone of all date formats. */
function dayOf(iso: string): Date {
  const date = iso.slice(0, 10);
  const day = new Date(`${date}T00:00:00Z`);
  // 31 February would become 3 March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new Error(`'${iso}' is not a day of the calendar; a date is written as '2026-07-31'`);
  return day;
}
