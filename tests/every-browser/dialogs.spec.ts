import { fillForm } from './fill-form.ts';
import { test } from './test.ts';
import { wake } from './wake.ts';

const dialog = '.lead-dialog';
const opener = 'main a[href="#reserve"]';
const lead = { firstName: 'Ana', lastName: 'Ruiz', company: 'Panadería Ruiz', email: 'ana@example.org', phone: '612345678' };

test('S3 the lead dialog opens over the page, keeps the focus, and closes by Escape or the back button, which then leaves the page', async ({
  visitor,
}) => {
  await visitor.open('/de-de/about/');
  await visitor.open('/es-es/ipad-offer/');
  await wake(visitor, 'lead-dialog');
  await visitor.click(opener);
  const where = await visitor.sees(dialog);
  await visitor.finds(true, () => document.querySelector('.lead-dialog')?.contains(document.activeElement) ?? false);
  await visitor.press('Tab');
  await visitor.finds(true, () => document.querySelector('.lead-dialog')?.contains(document.activeElement) ?? false);
  await visitor.press('Escape');
  await visitor.seesNoMore(dialog, where);
  await visitor.finds(true, (link) => document.activeElement?.matches(link) ?? false, opener);
  await visitor.finds(false, () => 'at' in history.state);
  await visitor.click(opener);
  await visitor.sees(dialog);
  await visitor.fill(`${dialog} [name="firstName"]`, 'Ana');
  await visitor.run(() => history.back());
  await visitor.seesNoMore(dialog, where);
  await visitor.finds('/es-es/ipad-offer/', () => location.pathname);
  await visitor.finds('Ana', () => document.querySelector<HTMLInputElement>('.lead-dialog [name="firstName"]')?.value);
  await visitor.run(() => history.back());
  await visitor.finds('/de-de/about/', () => location.pathname);
});

test('S3 V4 the lead dialog reports faults, and confirms a sent form', async ({ visitor }) => {
  await visitor.open('/es-es/ipad-offer/');
  await wake(visitor, 'lead-dialog');
  await visitor.click(opener);
  await visitor.click(`${dialog} [type="submit"]`);
  await visitor.sees(`${dialog} .form-problems`);
  await visitor.finds(true, () => document.activeElement?.closest('.form-problems') !== null);
  await fillForm(visitor, dialog, lead);
  await visitor.click(`${dialog} [type="submit"]`);
  await visitor.sees(`${dialog} .form-sent`);
});
