import { fillForm } from './fill-form.ts';
import { test } from './test.ts';
import { wake } from './wake.ts';

const form = '[data-island="pre-order"]';
const order = { name: 'Marta Nowak', email: 'marta@example.org', phone: '+48225550114', message: 'Kawa i ciasto' };

test('V7 the pre-order reports faults, and confirms a sent form', async ({ visitor }) => {
  await visitor.open('/pl-pl/');
  await wake(visitor, 'pre-order');
  await visitor.click(`${form} [type="submit"]`);
  await visitor.sees(`${form} .form-problems`);
  await fillForm(visitor, form, order);
  await visitor.click(`${form} [type="submit"]`);
  await visitor.sees(`${form} .form-sent`);
});

test('C1 a pre-order that cannot be sent is stored in the browser', async ({ visitor }) => {
  await visitor.open('/pl-pl/');
  await wake(visitor, 'pre-order');
  await visitor.run(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError('no connection')) }) && undefined);
  await fillForm(visitor, form, order);
  await visitor.click(`${form} [type="submit"]`);
  await visitor.sees(`${form} .form-sent`);
  await visitor.finds(1, () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);
});
