import { test } from './test.ts';
import { wake } from './wake.ts';

test('F3 S1 the panel of a menu is visible when it is open, does not cover the page when it is closed, and closes another panel', async ({
  visitor,
}) => {
  await visitor.open('/ch-en/support/');
  for (const close of [() => visitor.press('Escape'), () => visitor.click('h1')]) {
    await visitor.click('.main-menu-toggle');
    const where = await visitor.sees('.main-menu-panel:popover-open');
    await close();
    await visitor.seesNoMore('.main-menu-panel:popover-open', where);
  }
  await visitor.click('.place-toggle');
  await visitor.sees('.place-panel');
  await visitor.click('.main-menu-toggle');
  await visitor.sees('.main-menu-panel:popover-open');
  await visitor.finds(1, () => document.querySelectorAll('[popover]:popover-open').length);
});

test('F4 V2 countries are found by typed text, and choosing one leads there and is saved', async ({ visitor }) => {
  await visitor.open('/de-de/support/');
  await wake(visitor, 'place');
  await visitor.click('.place-toggle');
  await visitor.fill('.place-countries input', 'oster');
  await visitor.finds(
    1,
    () => [...document.querySelectorAll('.place-countries li')].filter((item) => item.getClientRects().length > 0).length,
  );
  await visitor.click('.place-countries a', 'Österreich');
  await visitor.finds(['/at-de/support/', 'at'], () => [location.pathname, localStorage.getItem('country')]);
});
