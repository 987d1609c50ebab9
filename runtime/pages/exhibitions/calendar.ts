/** A fair as calendars keep it. Days are ISO dates, both included. */
interface CalendarEvent {
  readonly id: string;
  readonly starts: string;
  readonly ends: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
}

const dayLength = 86_400_000;

/** The text of a calendar file (RFC 5545). */
export function calendarOf({ id, starts, ends, title, place, note }: CalendarEvent): string {
  const after = new Date(Date.parse(ends) + dayLength).toISOString().slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//fairs//',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${digits(starts)}T000000Z`,
    `DTSTART;VALUE=DATE:${digits(starts)}`,
    `DTEND;VALUE=DATE:${digits(after)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.join('\r\n');
}

const digits = (iso: string) => iso.replaceAll('-', '');
const escaped = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
