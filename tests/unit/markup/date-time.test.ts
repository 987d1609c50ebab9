import { expect, test } from 'vitest';
import { isDateTime } from '../../../generator/markup/date-time.ts';

test.each([
  '2027-03-31',
  '2027-03',
  '2027',
  '2028-02-29',
  '02-29',
  '--03-31',
  '2027-W13',
  '09:30',
  '09:30:15.5',
  '2027-03-31T23:59:59+02:00',
  '2027-03-31 23:59Z',
  '+01:00',
  'P30D',
  'PT24H30M',
  '4h 18m 3s',
])('machines can read %s', (value) => expect(isDateTime(value)).toBe(true));

test.each([
  '31.3.2027',
  '2027-3-1',
  '2027-02-29',
  '2027-04-31',
  '2027-13',
  '0000-01-01',
  '24:00',
  '9:30',
  '2027-W54',
  'P',
  'PT',
  '30 days',
  '',
  'morgen',
])("machines cannot read '%s'", (value) => expect(isDateTime(value)).toBe(false));
