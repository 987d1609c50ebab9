const date = '(?<year>\\d{4,})-(?<month>\\d\\d)(?:-(?<day>\\d\\d))?';
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?';
const zone = '(?:Z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)';
const forms = [
  new RegExp(`^${date}(?:[T ]${time}${zone}?)?$`),
  new RegExp(`^${time}$`),
  new RegExp(`^${zone}$`),
  /^(?:--)?(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<year>\d{4,})-W(?:0[1-9]|[1-4]\d|5[0-3])$/,
  /^(?<year>\d{4,})$/,
  /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,3})?S)?)?$/,
  /^\s*(?:\d+[wdhm]\s*|\d+(?:\.\d{1,3})?s\s*)+$/i,
];

/** Whether a value of `datetime` is valid (HTML, section 4.5.14). A day that its month does not have is not. */
export function isDateTime(value: string): boolean {
  return forms.some((form) => {
    const parts = form.exec(value);
    return parts !== null && isInCalendar(parts.groups ?? {});
  });
}

/** Whether a value is a day of the calendar: `2026-07-31`. */
export const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDateTime(value);

function isInCalendar({ year, month, day }: Readonly<Record<string, string | undefined>>): boolean {
  if (year !== undefined && Number(year) === 0) return false;
  if (month === undefined) return true;
  if (Number(month) < 1 || Number(month) > 12) return false;
  // If only month and day are given, 29 February is valid.
  const last = new Date(Date.UTC(Number(year ?? 2000), Number(month), 0)).getUTCDate();
  return day === undefined || (Number(day) >= 1 && Number(day) <= last);
}
