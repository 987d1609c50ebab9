import { test } from './test.ts';
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
