import { memoize } from './memoize.ts';

/**
 * The tag for formatting numbers, amounts and dates of a locale. English is formatted as in Britain in every country: CLDR would use the
 * country's format, 10.000+ in Germany, €1,116 in Spain. All dates are Gregorian, because a year or month without a day, or a day without a
 * year, cannot be converted to another calendar.
 */
export const formattingTag = memoize((tag: string): string => {
  if (/^en(-|$)/.test(tag)) return 'en-GB';
  const isGregorian = new Intl.DateTimeFormat(tag).resolvedOptions().calendar === 'gregory';
  return isGregorian ? tag : new Intl.Locale(tag, { calendar: 'gregory' }).toString();
});
