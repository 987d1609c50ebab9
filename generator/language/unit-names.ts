import type { Unit } from '../model/fact.ts';
import { memoize } from '../model/memoize.ts';

/** The units of periods, the shortest first. */
export const units: readonly Unit[] = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** The names of a unit in a language in lower case, in all plural forms (CLDR, through Intl): `tag`, `tage`. */
export const unitNames = (language: string, unit: Unit | 'percent'): readonly string[] => namesOf(`${unit} ${language}`);

/** The name of one of a unit in lower case. */
export const unitName = (language: string, unit: Unit): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'unit' ? value.trim().toLowerCase() : []))
    .join('');

/** The abbreviations of a unit in lower case: `min`, `std.`. */
export const unitAbbreviations = (language: string, unit: Unit): readonly string[] => [
  ...namesOf(`${unit} ${language} short`),
  ...namesOf(`${unit} ${language} narrow`),
];

/** One amount for each plural form, and a fraction. */
const amounts = [0, 1, 2, 3, 5, 11, 100, 1.5];

/** Cached, because Intl formats are slow to create. */
const namesOf = memoize((key): readonly string[] => {
  const [unit, language, unitDisplay = 'long'] = key.split(' ') as [Unit, string, 'long' | undefined];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
  const names = amounts.flatMap((amount) => format.formatToParts(amount).filter(({ type }) => type === 'unit'));
  return [...new Set(names.map(({ value }) => value.trim().toLowerCase()))];
});

/** The names of two of a unit that are written without a number: يومان is 'two days' in Arabic. */
export const dualNames = memoize((language): ReadonlySet<string> => {
  const parts = units.flatMap((unit) => {
    const two = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(2);
    return two.some(({ type }) => type === 'integer') ? [] : two;
  });
  return new Set(parts.map(({ value }) => value.normalize('NFC')));
});
