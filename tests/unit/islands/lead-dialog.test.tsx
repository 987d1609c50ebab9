import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leadLimitKeys, leadTextKeys } from '../../../runtime/islands/form/lead-fields.tsx';
import { LeadDialog, type LeadDialogProps } from '../../../runtime/islands/lead-dialog.tsx';
import { leadForm, text } from './samples.ts';

const keys = [...leadTextKeys, ...leadLimitKeys];
const texts = Object.fromEntries(keys.map((key) => [key, text(key)])) as LeadDialogProps['texts'];
const { left: _, ...shared } = leadForm;
const props: LeadDialogProps = {
  ...shared,
  id: 'reserve',
  heading: text('Reserve'),
  lead: text('We call you back.'),
  price: text('249 €'),
  texts,
  tag: 'es-ES',
  close: text('Close'),
  optional: text('optional'),
  successFor: 5000,
};
const lead = renderToString(<LeadDialog {...props} />);
const offer = { name: 'Lead', contentName: 'iPad Offer 2', value: 29.9, currency: 'EUR' } as const;
const second = renderToString(<LeadDialog {...props} secondOffer={{ source: 'ipad-offer-2', event: offer }} />);
const tag = (html: string, name: string) => html.match(new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`))?.[0] ?? '';

test('S3 without script the form posts and returns to its note, and its cross is a link on the same page', () => {
  expect(lead).toContain('<dialog class="lead-dialog" id="reserve" aria-labelledby="reserve-heading">');
  expect(lead).toMatch(/<form[^>]*lang="es-ES" action="\/api\/offer" method="post"/);
  expect(tag(lead, 'back')).toContain('value="reserve-sent"');
  expect(lead).toContain('id="reserve-closed" href="#reserve-closed"');
});

test('V4 the company may stay empty, everything else is required', () => {
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'acceptTerms']) expect(tag(lead, name)).toContain('required=""');
  expect(tag(lead, 'company')).not.toContain('required');
  expect(tag(lead, 'source')).toBe('');
});

test('V5 C6 the second offer requires the company, too, and sends the source of its leads', () => {
  expect(tag(second, 'company')).toContain('required=""');
  expect(tag(second, 'source')).toContain('value="ipad-offer-2"');
});

test('C6 without script the second offer announces that its form is sent, and its button does not promise storage', () => {
  expect(second).toContain('>withoutScript</p>');
  expect(second).toContain('>submit</button>');
  expect(lead).not.toContain('withoutScript');
});

test('S3 the prefixes of Spain, Germany, France and Italy are offered with their flags, the first preset', () => {
  expect([...lead.matchAll(/<option value="([^"]+)"/g)].map(([, prefix]) => prefix)).toEqual(['+34', '+49', '+33', '+39']);
  expect(lead.match(/<svg class="flag"/g)).toHaveLength(4);
  expect(tag(lead, 'prefix')).toContain('aria-label="prefix"');
});

test.each([
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
  ['email', 'email'],
  ['prefix', 'tel-country-code'],
  ['phone', 'tel-national'],
])('the browser can fill in the %s (WCAG 1.3.5)', (name, purpose) => {
  expect(tag(lead, name)).toContain(`autoComplete="${purpose}"`);
});
