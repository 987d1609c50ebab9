import { describe, expect, test } from 'vitest';
import { limits } from '../../runtime/forms/limits.ts';
import { theRealSite } from '../support/real-site.ts';

/* Islands as they are in the static pages, which visitors have before script comes, or without it. */

const { pages } = theRealSite();
const at = (path: string) => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const fieldsOf = (path: string) =>
  new Map(
    at(path)
      .elements.filter(({ tag, attributes }) => ['input', 'select', 'textarea'].includes(tag) && attributes.name)
      .map(({ attributes }) => [attributes.name ?? '', attributes]),
  );

/** Field → its purpose (WCAG 1.3.5), and whether it may stay empty. */
type Fields = Readonly<Record<string, readonly [purpose: string | undefined, optional?: 'optional']>>;
const preOrder: Fields = {
  name: ['name'],
  email: ['email'],
  phone: ['tel'],
  company: ['organization', 'optional'],
  message: [undefined, 'optional'],
  acceptTerms: [undefined],
};
const lead: Fields = {
  firstName: ['given-name'],
  lastName: ['family-name'],
  company: ['organization', 'optional'],
  email: ['email'],
  prefix: ['tel-country-code', 'optional'],
  phone: ['tel-national'],
  acceptTerms: [undefined],
};

describe.each([
  ['/at-en/', preOrder, { back: 'pre-order-sent', language: 'en', country: 'at', page: '/at-en/' }],
  ['/es-es/ipad-offer/', lead, { back: 'reserve-sent', language: 'es', country: 'es', page: '/es-es/ipad-offer/' }],
  [
    '/es-en/ipad-offer-2/',
    { ...lead, company: ['organization'] as const },
    { back: 'reserve-sent', language: 'en', source: 'ipad-offer-2' },
  ],
] as const)('C1 V4 V5 V7 the form of %s', (path, fields, circumstances) => {
  const given = fieldsOf(path);

  test('is posted to the endpoint with its circumstances and the accepted words, and checked by the browser', () => {
    const [form] = at(path).all('form', { method: 'post' });
    expect([form?.attributes.action, form?.attributes.novalidate]).toEqual(['/api/offer', undefined]);
    for (const [name, value] of Object.entries(circumstances)) expect(given.get(name)?.value, name).toBe(value);
    expect(given.get('consent')?.value).toMatch(/terms|condiciones/);
    expect(given.get('consentVersion')?.value).toMatch(/^[0-9a-f]{8}$/);
    expect(given.get('website')).toMatchObject({ hidden: '', tabindex: '-1', autocomplete: 'off' });
  });

  test('has a label for every field, its purpose and its maximal length, and reports no problem', () => {
    const labels = at(path).all('label');
    for (const [name, [purpose, optional]] of Object.entries(fields)) {
      const field = given.get(name) ?? expect.fail(`the field ${name} is missing`);
      const label = labels.find(({ attributes }) => attributes.for === field.id)?.text ?? field['aria-label'];
      expect([name, field.autocomplete, field.required, Boolean(label)]).toEqual([name, purpose, optional ? undefined : '', true]);
      expect(field['aria-invalid']).toBeUndefined();
    }
    for (const [name, limit] of Object.entries(limits))
      if (fields[name as keyof typeof fields]) expect(given.get(name)?.maxlength).toBe(`${limit}`);
    expect(given.get('email')?.type).toBe('email');
    expect(at(path).elements.filter(({ attributes }) => attributes.class?.includes('form-problems'))).toEqual([]);
  });
});

test('S3 the prefixes of Spain, Germany, France and Italy are offered, the first preset', () => {
  const prefixes = at('/es-es/ipad-offer/').all('option');
  expect(prefixes.map(({ attributes }) => attributes.value)).toEqual(['+34', '+49', '+33', '+39']);
});

test('C6 without script the second offer announces that its form is sent, and its button does not promise storage', () => {
  const [own, other] = ['/es-es/ipad-offer-2/', '/es-es/ipad-offer/'].map((path) => at(path).all('dialog')[0]?.text ?? '');
  expect(own).toContain('Sin JavaScript no se puede guardar nada en este dispositivo');
  expect(other).not.toContain('JavaScript');
});

test('P3 S8 clocks are not announced each second, can be paused with script (WCAG 2.2.2), and need no clock of the build', () => {
  for (const [path, name] of [
    ['/at-en/', 'countdown'],
    ['/es-es/ipad-offer-2/', 'offer-clock'],
  ] as const) {
    const timers = at(path).elements.filter(({ attributes }) => attributes.role === 'timer');
    expect(timers.map(({ attributes }) => attributes['aria-live'])).toEqual([undefined]);
    expect(at(path).all('button', { class: `${name}-pause needs-script` })).toHaveLength(1);
  }
  const numbers = at('/at-en/').all('span', { class: 'countdown-number' });
  expect(numbers.map(({ text }) => text.trim())).toEqual(['', '', '', '']);
  expect(at('/at-en/').all('time', { class: 'countdown-date' })[0]?.attributes.datetime).toBe('2027-03-31T23:59:59+02:00');
});

test('C5 P17 S10 the static page has no question about measuring, no topic, and no tooltip that only repeats a name', () => {
  expect(at('/es-es/ipad-offer-2/').all('section', { class: 'slip consent' })[0]?.attributes.hidden).toBe('');
  expect(at('/at-en/support/').all('p', { class: 'topic' })[0]?.text).toMatch(/^Three things help us/);
  expect(at('/at-en/support/').all('div', { id: 'network-facebook' })[0]?.attributes).toMatchObject({
    role: 'tooltip',
    'aria-hidden': 'true',
  });
  expect(at('/at-en/support/').all('div', { id: 'copy-hint' })[0]?.attributes['aria-hidden']).toBeUndefined();
});

test('V7 the sentence of every box that accepts terms contains the link to them', () => {
  const withBox = pages.filter((page) => page.all('input', { name: 'acceptTerms' }).length > 0);
  expect([...new Set(withBox.map(({ route }) => route.language))].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
  for (const page of withBox) {
    const links = page.all('a').filter(({ within }) => within.includes('label'));
    expect([page.route.path, links.length]).toEqual([page.route.path, page.all('input', { name: 'acceptTerms' }).length]);
  }
});

test.each([
  ['/de-de/', 'Mir ist bekannt, '],
  ['/de-en/', 'I understand that '],
])('V7 T4 the form of %s announces the terms, and names no document that would be accepted (decision 40)', (path, beginning) => {
  const fields = fieldsOf(path);
  expect(['document', 'edition', 'hash'].map((name) => fields.get(name)?.value)).toEqual(['', '', '']);
  expect(fields.get('consent')?.value).toMatch(new RegExp(`^${beginning}`));
  expect(at(path).all('a', { rel: 'noopener terms-of-service' })).toEqual([]);
});
