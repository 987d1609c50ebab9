import { expect, test } from './test.ts';
import { wake } from './wake.ts';

test('C5 the question for consent is visible, closes when it is answered, and can be opened again', async ({ visitor }) => {
  await visitor.open('/es-es/ipad-offer-2/');
  await wake(visitor, 'consent');
  const where = await visitor.sees('.consent');
  await visitor.click('.consent button');
  await visitor.seesNoMore('.consent', where);
  await visitor.click('#consent-settings');
  await visitor.sees('.consent-chosen');
});

test('S9 a toast is visible, and does not cover the page after it is closed', async ({ visitor }) => {
  await visitor.open('/de-de/support/');
  await wake(visitor, 'copy-button');
  await visitor.run(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  for (const way of ['the cross', 'Escape']) {
    await visitor.click('.copy-button');
    const where = await visitor.sees('.toast-title');
    await (way === 'Escape' ? visitor.press('Escape') : visitor.click('.toast-close'));
    await visitor.seesNoMore('.toast', where);
  }
});

test('S10 a tooltip opens where the pointer rests, and closes by Escape', async ({ visitor }) => {
  await visitor.open('/de-de/about/');
  await visitor.point('h1');
  await visitor.point('.footer-network', 'YouTube');
  const where = await visitor.sees('#network-youtube');
  await visitor.press('Escape');
  await visitor.seesNoMore('#network-youtube', where);
});

test('the banner is visible until it is dismissed', async ({ visitor }) => {
  await visitor.open('/fr-fr/about/');
  await wake(visitor, 'promo-banner');
  const where = await visitor.sees('.promo-banner');
  await visitor.click('[data-island="promo-banner"] button');
  await visitor.seesNoMore('.promo-banner', where);
});

test('the chooser offers the earlier choice first', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.run(() => {
    localStorage.setItem('country', 'ch');
    localStorage.setItem('language', 'fr');
  });
  await visitor.open('/');
  await visitor.click('[data-enhance="continue-to"] a');
  await visitor.finds('/ch-fr/', () => location.pathname);
});

test('the support page shows the topic of the link to it', async ({ visitor }) => {
  await visitor.open('/de-de/support/?topic=call');
  await wake(visitor, 'topic');
  await visitor.sees('[data-enhance="topic"] *', 'Telefontermin');
});

test('S5 the email popup opens, rejects a malformed address, and confirms a valid one', async ({ visitor }) => {
  await visitor.open('/demo/email-popup/');
  await wake(visitor, 'popup-demo');
  await visitor.click('button', 'Show popup');
  const where = await visitor.sees('.email-popup h2');
  await visitor.click('.email-popup [type="submit"]');
  await visitor.sees('.email-popup .form-problem');
  await visitor.fill('.email-popup input', 'ana@example.org');
  await visitor.click('.email-popup [type="submit"]');
  await visitor.sees('.email-popup-thanks');
  await visitor.seesNoMore('.email-popup', where);
  expect(await visitor.run(() => document.querySelectorAll('[data-enhance="popup-demo"] ol li').length)).toBe(1);
});

test('a refused lead is shown on the next visit, and can be deleted', async ({ visitor }) => {
  await visitor.open('/de-de/imprint/');
  await visitor.run(() =>
    localStorage.setItem('outbox-refused:k1', JSON.stringify({ key: 'k1', body: { name: 'Marta' }, at: '2026-11-01T10:00:00.000Z' })),
  );
  await visitor.open('/de-de/about/');
  const where = await visitor.sees('[data-island="undelivered"] button');
  await visitor.click('[data-island="undelivered"] .button:last-of-type');
  await visitor.seesNoMore('[data-island="undelivered"] button', where);
});
