import { fillForm } from './fill-form.ts';
import { test } from './test.ts';

test.use({ settings: { script: false, text: 16, width: 1280, height: 900 } });

test('A11 S1 without script menus and pickers open, close by Escape and lead on', async ({ visitor }) => {
  await visitor.open('/ch-en/exhibitions/');
  await visitor.click('.main-menu-toggle');
  const menu = await visitor.sees('.main-menu-panel:popover-open');
  await visitor.press('Escape');
  await visitor.seesNoMore('.main-menu-panel', menu);
  await visitor.click('.place-toggle');
  await visitor.click('.place-countries a', 'Spain');
  await visitor.finds('/es-en/exhibitions/', () => location.pathname);
});

test('S7 without script one question opens at a time', async ({ visitor }) => {
  await visitor.open('/es-es/support/');
  await visitor.click('.faq-search-item:nth-child(2) summary');
  await visitor.sees('.faq-search-item:nth-child(2) .faq-search-answer');
  await visitor.click('.faq-search-item:nth-child(3) summary');
  await visitor.sees('.faq-search-item:nth-child(3) .faq-search-answer');
  await visitor.finds(1, () => document.querySelectorAll('.faq-search-item[open]').length);
});

test('V7 without script a pre-order is posted and comes back to its thanks', async ({ visitor }) => {
  const form = '[data-island="pre-order"]';
  await visitor.open('/de-de/');
  const order = { name: 'Marta Nowak', email: 'marta@example.org', phone: '+48225550114' };
  await fillForm(visitor, form, order);
  await visitor.click(`${form} [type="submit"]`);
  await visitor.finds('/de-de/?sent=1#pre-order-sent', () => location.pathname + location.search + location.hash);
  await visitor.sees('#pre-order-sent');
});

test('S3 without script the lead dialog is the target of its opener', async ({ visitor }) => {
  await visitor.open('/es-es/ipad-offer/');
  await visitor.click('main a[href="#reserve"]');
  await visitor.sees('.lead-dialog [name="firstName"]');
  const where = await visitor.sees('.lead-dialog-close');
  await visitor.click('.lead-dialog-close');
  await visitor.seesNoMore('.lead-dialog', where);
});
