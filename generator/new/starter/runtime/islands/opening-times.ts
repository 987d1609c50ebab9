const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof weekdays)[number];

/** Days of the week and the hours of each, as HH:MM. */
export interface OpeningSpan {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: string;
  readonly closes: string;
}

export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly day: Weekday; readonly opens: string };

/** Whether it is open at an instant, seen from a time zone, and until when; or when it opens next. Undefined without any hours. */
export function openingAt(spans: readonly OpeningSpan[], instant: Date, timeZone: string): Opening | undefined {
  const { day, time } = clockIn(timeZone, instant);
  const today = weekdays.indexOf(day);
  const current = spans.find((span) => isOn(span, today) && span.opens <= time && time < span.closes);
  if (current) return { isOpen: true, until: current.closes };
  // Seven days on it is the same day of the week again, when what is over today is to come.
  for (let ahead = 0; ahead <= weekdays.length; ahead++) {
    const index = (today + ahead) % weekdays.length;
    const opens = spans
      .filter((span) => isOn(span, index) && (ahead > 0 || span.opens > time))
      .map((span) => span.opens)
      .sort()[0];
    const name = weekdays[index];
    if (opens !== undefined && name) return { isOpen: false, day: name, opens };
  }
  return undefined;
}

function isOn({ from, to }: OpeningSpan, day: number): boolean {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** The day of the week and the time, as HH:MM, on a clock in a time zone. */
function clockIn(timeZone: string, instant: Date): { readonly day: Weekday; readonly time: string } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = weekdays.find((name) => name === parts.weekday?.toLowerCase()) ?? 'mon';
  return { day, time: `${parts.hour}:${parts.minute}` };
}

/** The name of a day of the week in a language. The first of January 2024 was a Monday. */
export function weekdayName(day: Weekday, tag: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
