import type { Localized } from 'wortlaut/react';

/** A time of a day during which it is open: from when, until when, and the words for both. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
  readonly until: Localized;
  readonly again: Localized;
}

/** The spans of each day in their order, from Monday on. */
export type OpenWeek = readonly (readonly OpenSpan[])[];

/** The span at a time of a weekday, or the next one, and whether it is open then. Monday is 0. */
export function spanAt(week: OpenWeek, { today, time }: { readonly today: number; readonly time: string }) {
  const ahead = week.flatMap((_, days) => (week[(today + days) % week.length] ?? []).filter(({ closes }) => days > 0 || time < closes));
  const span = ahead[0] ?? week[today]?.[0];
  const isOpen = span !== undefined && week[today]?.includes(span) === true && span.opens <= time && time < span.closes;
  return span && { span, isOpen };
}
