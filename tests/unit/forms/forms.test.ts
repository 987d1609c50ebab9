import { expect, test } from 'vitest';
import { problemsIn } from '../../../runtime/forms/check.ts';
import { consentVersion } from '../../../runtime/forms/consent-version.ts';
import { readLead } from '../../../runtime/forms/endpoint.ts';
import { leadSchema } from '../../../runtime/forms/lead.ts';
import { answers, leadBody } from '../../../runtime/forms/lead-body.ts';
import { limits } from '../../../runtime/forms/limits.ts';
import { withPrefix } from '../../../runtime/forms/phone-prefixes.ts';
import { preOrderSchema } from '../../../runtime/forms/pre-order.ts';
import { secondOfferSchema } from '../../../runtime/forms/second-offer.ts';

const lead = {
  firstName: 'Ann',
  lastName: 'Berg',
  company: 'Berg',
  phone: '612 345 678',
  email: 'ann@shop.example',
  acceptTerms: 'true',
  language: 'es',
};
const preOrder = { name: 'Ann', email: 'ann@shop.example', phone: '1', acceptTerms: 'true', language: 'de' };

test('V4 V5 V7 a complete form has no problems', () => {
  expect(problemsIn(leadSchema, lead)).toEqual([]);
  expect(problemsIn(secondOfferSchema, lead)).toEqual([]);
  expect(problemsIn(preOrderSchema, preOrder)).toEqual([]);
});

test('V4 an empty form names each field that is required, in the order of the fields, once', () => {
  expect(problemsIn(leadSchema, { firstName: '', lastName: ' ', company: '', phone: '', email: '', language: 'es' })).toEqual([
    { field: 'firstName', key: 'firstNameRequired' },
    { field: 'lastName', key: 'lastNameRequired' },
    { field: 'email', key: 'emailRequired' },
    { field: 'phone', key: 'phoneRequired' },
    { field: 'acceptTerms', key: 'termsRequired' },
  ]);
});

test('V5 the second offer requires two characters of each name and of the company, and nine digits', () => {
  const short = { ...lead, firstName: 'A', lastName: 'B ', company: '', phone: '61234567-x' };
  expect(problemsIn(secondOfferSchema, short).map(({ key }) => key)).toEqual([
    'firstNameShort',
    'lastNameShort',
    'companyShort',
    'phoneShort',
  ]);
  expect(problemsIn(secondOfferSchema, { ...lead, firstName: 'Al', lastName: 'Bo', company: 'Co', phone: '61-23 45.67' })).toEqual([
    { field: 'phone', key: 'phoneShort' },
  ]);
  expect(problemsIn(secondOfferSchema, { ...lead, firstName: 'Al', lastName: 'Bo', company: 'Co', phone: '61-23 45.678' })).toEqual([]);
});

test('V7 an empty form names each missing field; company and message are optional', () => {
  expect(problemsIn(preOrderSchema, { language: 'de' }).map(({ key }) => key)).toEqual([
    'nameRequired',
    'emailRequired',
    'phoneRequired',
    'termsRequired',
  ]);
});

test.each([
  ...['ann', 'ann@', '@shop.example', 'ann@shop', 'a b@shop.example', 'ann@shop..example', 'ann@@shop.example', 'ann@shop.example.'],
  // Browsers refuse these too.
  ...['ana,lopez@gmail.com', '<ana@gmail.com>', 'ana;pepe@x.es', 'mailto:ana@x.es', 'ana@-x.es', '"ana"@x.es', 'ünal@shop.example'],
  ...['ana@x-.es', 'ana@x_y.es', `ana@${'x'.repeat(64)}.es`],
])('V4 V5 V7 %s is not an email address', (email) => {
  for (const form of [leadSchema, secondOfferSchema]) {
    expect(problemsIn(form, { ...lead, email })).toEqual([{ field: 'email', key: 'emailInvalid' }]);
  }
  expect(problemsIn(preOrderSchema, { ...preOrder, email })).toEqual([{ field: 'email', key: 'emailInvalid' }]);
});

test.each(['ann@shop.example', ' ann+till@post.shop.example ', "o'neil@shop.example", 'unal@bäckerei.example'])(
  'V4 %s is an email address',
  (email) => {
    expect(problemsIn(leadSchema, { ...lead, email })).toEqual([]);
  },
);

test.each(['\u200b', ' \u2060 ', '\u00ad', '\ufeff\u200f'])('V4 V7 %j is not a name', (name) => {
  expect(problemsIn(leadSchema, { ...lead, firstName: name })).toEqual([{ field: 'firstName', key: 'firstNameRequired' }]);
  expect(problemsIn(preOrderSchema, { ...preOrder, name })).toEqual([{ field: 'name', key: 'nameRequired' }]);
});

test.each(Object.entries(limits))('a field accepts no more than the endpoint: %s', (field, limit) => {
  const form =
    field === 'name' || field === 'message' ? { schema: preOrderSchema, values: preOrder } : { schema: leadSchema, values: lead };
  const reported = (length: number) => {
    const filler = field === 'email' ? `${'x'.repeat(length - 5)}@x.es` : 'x'.repeat(length);
    return problemsIn(form.schema, { ...form.values, [field]: filler });
  };
  expect(reported(limit)).toEqual([]);
  expect(reported(limit + 1)).toEqual([{ field, key: `${field}Long` }]);
});

test.each(['false', ''])('V4 a box with the value %j is not ticked', (acceptTerms) => {
  expect(problemsIn(leadSchema, { ...lead, acceptTerms })).toEqual([{ field: 'acceptTerms', key: 'termsRequired' }]);
});

const unseen = {
  country: 'es',
  page: '/es-es/ipad-offer/',
  document: '/es-es/condiciones-generales/',
  edition: '2026-11-01',
  hash: '0123456789abcdef',
  consent: 'I accept.',
  consentVersion: consentVersion('I accept.'),
};

test('C1 a lead has trimmed answers, an empty company as null, and the circumstances', () => {
  const typed = { ...lead, ...unseen, website: '', back: 'reserve-sent', firstName: ' Ann ', company: '  ', prefix: '+34' };
  const sent = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '+34 612 345 678', company: null, language: 'es' };
  expect(leadBody(typed, answers.lead)).toEqual({ ...sent, ...unseen, acceptTerms: true });
  expect(leadBody({ ...lead, website: 'https://spam.example' }, answers.lead)).toHaveProperty('website');
  expect(leadBody({ ...typed, country: '', edition: '' }, answers.lead)).toMatchObject({ country: null, edition: null });
});

test.each([
  ['Ana María López García', 'Ana María López', 'García'],
  ['  Ann   Berg ', 'Ann', 'Berg'],
  ['Ann', 'Ann', ''],
  ['Jean-Luc\tde la Tour', 'Jean-Luc\tde la', 'Tour'],
])('C1 %j is sent unchanged, and as %j and %j', (name, firstName, lastName) => {
  const sent = leadBody({ ...preOrder, ...unseen, name, message: 'Bread' }, answers.preOrder);
  expect(sent).toMatchObject({ name: name.trim(), firstName, lastName, message: 'Bread', country: 'es', language: 'de' });
  expect(readLead(sent)).toEqual({ lead: sent });
});

test('S3 a number gets the chosen prefix unless it was typed with one', () => {
  expect(withPrefix('+49', ' 30 23125014 ')).toBe('+49 30 23125014');
  expect(withPrefix('+49', '+48 22 555 01 14')).toBe('+48 22 555 01 14');
  expect(withPrefix('+49', '0048 22 555 01 14')).toBe('0048 22 555 01 14');
  expect(withPrefix(undefined, '1')).toBe('1');
});

test('the version of a consent changes with its wording alone', () => {
  expect(consentVersion('Acepto las condiciones.')).toMatch(/^[0-9a-f]{8}$/);
  expect(consentVersion('Acepto las condiciones.')).toBe(consentVersion('Acepto las condiciones.'));
  expect(consentVersion('Acepto las condiciones.')).not.toBe(consentVersion('Acepto las condiciones'));
});
