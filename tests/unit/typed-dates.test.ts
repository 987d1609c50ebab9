import { expect, test } from 'vitest';
import { dateIn, hoursIn, otherHoursIn } from '../../generator/2-check/typed-dates.ts';

/* Dates of facts that people type: in words, with ordinals, in numbers and with months that are shortened. */

const typed: Readonly<Record<string, readonly [iso: string, ...dates: string[]]>> = {
  en: [
    '2026-11-01',
    '1st November 2026',
    'November 1st, 2026',
    '1st of November 2026',
    '01 November 2026',
    'Nov 1, 2026',
    'NOVEMBER 1, 2026',
    '11/1/2026',
    '11/1/26',
    '1 Nov ’26',
    '2026-11-01',
  ],
  de: ['2026-11-01', '1. November 2026', '01. November 2026', '1.November 2026', '1. Nov. 2026', '01.11.2026', '1. 11. 2026', '1.11.26'],
  fr: ['2026-11-01', '1er novembre 2026', '1ᵉʳ novembre 2026', '1 novembre 2026', '1er\u00a0nov. 2026', '01/11/2026', '1.11.2026'],
  it: ['2026-11-01', '1º novembre 2026', '1° novembre 2026', '1 novembre 2026', '1 nov 2026', '1/11/2026'],
  es: ['2026-11-01', '1 de noviembre de 2026', '1.º de noviembre del 2026', '1º noviembre 2026', '1-11-2026'],
  nl: ['2026-11-02', '2e november 2026', '2de november 2026', '2 nov. 2026', '02-11-2026'],
  cs: ['2026-11-01', '1. listopadu 2026', '1.listopadu 2026', '1. 11. 2026', '01.11.2026'],
  pl: ['2026-11-01', '1 listopada 2026', '1-go listopada 2026', '1. listopada 2026', '1.11.2026'],
  sv: ['2026-11-01', '1:a november 2026', '1 nov. 2026'],
  ru: ['2026-11-01', '1-го ноября 2026', '1 ноября 2026'],
  hu: ['2026-11-01', '2026. november 1'],
  ja: ['2026-11-01', '2026年11月1'],
  ar: ['2026-11-01', '١ نوفمبر ٢٠٢٦'],
  hi: ['2026-11-01', '१ नवंबर २०२६', '1 नवंबर 2026'],
};
const rows = Object.entries(typed).flatMap(([language, [iso, ...dates]]) => dates.map((date) => ({ language, iso, date })));

test.each(rows)('$language: $date is $iso', ({ language, iso, date }) => {
  expect(dateIn(`– ${date}, –`, { iso }, language)).toBe(date);
});

test.each([
  ['fr', '--11-01', '1er novembre'],
  ['en', '--12-31', '31st of December'],
  ['it', '--03-03', '3 mar.'],
  ['fr', '2026-11', 'novembre 2026'],
  ['en', '2026-11', 'Nov. 2026'],
])('%s: %s is typed as %s', (language, iso, date) => {
  expect(dateIn(`– ${date} –`, { iso }, language)).toBe(date);
});

test.each([
  ['fr', '2026-11-01', '11 novembre 2026'],
  ['fr', '2026-11-01', '21 novembre 2026'],
  ['fr', '2026-11-01', '1er novembre 2027'],
  ['ja', '2026-11-01', '2026年11月11日'],
  ['de', '2026-11-01', '1. November 20261'],
  ['it', '--03-03', '3 marche'],
  ['fr', '--11-01', '1er novembre 2026'],
  ['en', '--12-31', 'December 31st, 2026'],
  ['en', '2026-11', 'Nov. 26'],
  ['de', '2026-11-01', '1.11.25'],
])('%s: %s is not %s', (language, iso, date) => {
  expect(dateIn(`– ${date} –`, { iso }, language)).toBeUndefined();
});

const week = {
  kind: 'hours',
  spans: [{ from: 'tue', to: 'fri', opens: '09:00', closes: '18:30' }],
  source: 's',
  asOf: '2026-11-01',
} as const;

test.each([
  ['en', '9 am to 6:30 pm'],
  ['en', '9:00 until 18:30'],
  ['de', '9 bis 18.30 Uhr'],
  ['de', '9 Uhr bis 18 Uhr 30'],
  ['fr', '9 h à 18 h 30'],
  ['es', '9:00 hasta 18:30'],
  ['es', '09:00–\u206018:30'],
])('%s: the hours are typed as %s', (language, typedHours) => {
  expect(hoursIn(`– ${typedHours} –`, week, language)).toBe(typedHours);
});

test.each([
  ['en', 'Saturdays 9 am to 1 pm', '9 am to 1 pm'],
  ['de', 'Samstags von 9 bis 13 Uhr', '9 bis 13 Uhr'],
  ['fr', 'Le samedi de 9 h à 13 h', '9 h à 13 h'],
  ['pl', 'w sobotę 9:00–13:00', '9:00–13:00'],
  ['ar', 'السبت 09:00–13:00', '09:00–13:00'],
  ['en', 'We are open from 9 am to 1 pm', '9 am to 1 pm'],
  ['en', 'Come by from 9 am to 1 pm on Saturdays', '9 am to 1 pm'],
  ['en', 'Mon–Fri 9:00–13:00', '9:00–13:00'],
  ['de', 'Täglich von 9 bis 13 Uhr', '9 bis 13 Uhr'],
  ['de', 'Mo–Fr: 9 bis 13 Uhr', '9 bis 13 Uhr'],
  ['fr', 'Ouvert de 9 h à 13 h', '9 h à 13 h'],
  ['fr', 'lun.–ven. 9 h à 13 h', '9 h à 13 h'],
  ['es', 'Abierto de 9:00 a 13:00', '9:00 a 13:00'],
  ['it', 'Aperto dalle 9:00 alle 13:00', '9:00 alle 13:00'],
  ['nl', 'Geopend van 9:00 tot 13:00', '9:00 tot 13:00'],
  ['cs', 'Otevřeno denně 9:00–13:00', '9:00–13:00'],
  ['ru', 'пн–пт 9:00–13:00', '9:00–13:00'],
  ['en', 'Open from 9 am to 6:30 pm', undefined],
  ['en', 'On our open day, from 10:00 to 13:00', undefined],
  ['de', 'Tag der offenen Tür, 10:00 bis 13:00', undefined],
  ['fr', 'À la mer de 9 h à 13 h', undefined],
  ['en', 'Tuesday to Friday, 9 am to 6:30 pm', undefined],
  ['en', 'A fair, from 10:00 to 13:00', undefined],
  ['en', 'On Saturday. From 10:00 to 13:00', undefined],
])('%s: %s contradicts the hours: %s', (language, text, contradicting) => {
  expect(otherHoursIn(text, [week], language)).toBe(contradicting);
});
