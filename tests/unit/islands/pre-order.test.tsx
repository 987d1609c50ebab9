import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { limits } from '../../../runtime/forms/limits.ts';
import { PreOrder } from '../../../runtime/islands/pre-order.tsx';
import { leadForm, text } from './samples.ts';

const html = renderToString(
  <PreOrder
    {...leadForm}
    id="order"
    back="pre-order-sent"
    optional={text('optional')}
    tooLong={{}}
    copy={{
      name: text('Name'),
      email: text('Email'),
      phone: text('Phone'),
      company: text('Company'),
      message: text('What do you sell?'),
      terms: text('I accept the terms.'),
      submit: text('Reserve'),
      sending: text('Sending...'),
      sentHeading: text('Thank you'),
      sentText: text('We will get in touch.'),
      problems: text('Please check these fields'),
      nameRequired: text('Name is required'),
      emailRequired: text('Email is required'),
      emailInvalid: text('Invalid email'),
      phoneRequired: text('Phone is required'),
      termsRequired: text('You must accept'),
    }}
  />,
);
const tag = (name: string) => html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0] ?? '';

test('C1 without script the form posts to the same address, language included', () => {
  expect(html).toContain('<form class="form pre-order" action="/api/offer" method="post">');
  for (const [name, value] of Object.entries(leadForm.circumstances)) expect(tag(name)).toContain(`value="${value}"`);
  expect(tag('back')).toContain('value="pre-order-sent"');
});

test('C1 the accepted words are sent with the lead', () => {
  expect(tag('consent')).toContain('value="I accept the terms."');
  expect(tag('consentVersion')).toMatch(/value="[0-9a-f]{8}"/);
});

test('V7 without script the browser checks required fields', () => {
  for (const name of ['name', 'email', 'phone', 'acceptTerms']) expect(tag(name)).toContain('required=""');
  for (const name of ['company', 'message']) expect(tag(name)).not.toContain('required');
  expect(tag('email')).toContain('type="email"');
  expect(html).not.toContain('noValidate');
});

test.each([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['company', 'organization'],
])('the browser can fill in the %s (WCAG 1.3.5)', (name, purpose) => {
  expect(tag(name)).toContain(`autoComplete="${purpose}"`);
});

test('every field has its label, which marks optional ones', () => {
  for (const name of ['name', 'email', 'phone', 'company', 'message', 'acceptTerms']) expect(html).toContain(`for="order-${name}"`);
  expect(html.match(/\(<!-- -->optional<!-- -->\)/g)).toHaveLength(2);
});

test('the field for robots is hidden from people', () => {
  expect(tag('website')).toMatch(/hidden="".*tabindex="-1".*autoComplete="off"/i);
});

test('the static page reports no problem', () => {
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('form-problems');
});

test('every field has its maximal length', () => {
  for (const [name, limit] of Object.entries(limits)) if (tag(name)) expect(tag(name)).toMatch(new RegExp(`maxLength="${limit}"`, 'i'));
});

test('the message for an unsent lead is missing from the static page', () => {
  expect(html).not.toContain(leadForm.unsent.unstored);
  expect(html).toMatch(/role="alert" data-offline="" hidden=""/);
});
