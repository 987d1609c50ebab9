import { expect, test } from './test.ts';
import { wake } from './wake.ts';

test.describe('in a window that is narrower than the devices', () => {
  test.use({ settings: { script: true, text: 16, width: 800, height: 900 } });

  test('the devices of the home page move on by their buttons', async ({ visitor }) => {
    await visitor.open('/fr-fr/');
    await wake(visitor, 'slide-buttons');
    await visitor.click('[data-island="slide-buttons"] button:last-of-type');
    await visitor.finds(true, () => (document.querySelector('#products-list')?.scrollLeft ?? 0) > 0);
  });
});

test('S8 the clock of the second offer runs, and stops when it is paused', async ({ visitor }) => {
  const time = () => document.querySelector('.offer-clock-time')?.textContent;
  await visitor.open('/es-es/ipad-offer-2/');
  await wake(visitor, 'offer-clock');
  const first = await visitor.run(time);
  await visitor.finds(true, (before) => document.querySelector('.offer-clock-time')?.textContent !== before, first);
  const label = await visitor.run(() => document.querySelector('.offer-clock-pause')?.textContent);
  await visitor.click('.offer-clock-pause');
  await visitor.finds(true, (before) => document.querySelector('.offer-clock-pause')?.textContent !== before, label);
});

test('P3 the end of the offer is visible, with the time that is left or a note that it is over', async ({ visitor }) => {
  await visitor.open('/de-de/');
  await wake(visitor, 'countdown');
  await visitor.sees('.countdown-date');
  await visitor.finds(true, () => /\d\d/.test(document.querySelector('.countdown-number')?.textContent ?? ''));
});

test('S7 V3 questions open one at a time, and are found by their words', async ({ visitor }) => {
  await visitor.open('/es-es/support/');
  await wake(visitor, 'faq-search');
  await visitor.click('.faq-search-item:nth-child(2) summary');
  const first = await visitor.sees('.faq-search-item:nth-child(2) .faq-search-answer');
  await visitor.click('.faq-search-item:nth-child(3) summary');
  await visitor.sees('.faq-search-item:nth-child(3) .faq-search-answer');
  await visitor.finds(1, () => document.querySelectorAll('.faq-search-item[open]').length);
  expect(first.is).toBe('seen');
  await visitor.fill('.faq-search-field input', 'zzz');
  await visitor.finds(0, () => document.querySelectorAll('.faq-search-item:not([hidden])').length);
  await visitor.sees('.faq-search-status');
});

test('P13 the reviews have the chosen order', async ({ visitor }) => {
  await visitor.open('/pl-pl/reviews/');
  await wake(visitor, 'review-order');
  await visitor.run(() => {
    const select = document.querySelector<HTMLSelectElement>('.review-order-select');
    if (select) select.value = 'worst';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await visitor.finds(true, () => {
    const ratings = [...document.querySelectorAll<HTMLElement>('[data-rating]')].map(({ dataset }) => Number(dataset.rating));
    return ratings.length > 1 && ratings.every((rating, index) => index === 0 || rating >= (ratings[index - 1] ?? 0));
  });
});
