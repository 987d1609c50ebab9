import { test } from './test.ts';
import { wake } from './wake.ts';

const panels = [
  { name: 'a menu', button: '.main-menu-toggle', panel: '.main-menu-panel:popover-open' },
  { name: 'the country picker', button: '[data-island="country-picker"] button', panel: '.country-picker-panel' },
  { name: 'the language picker', button: '[data-island="language-picker"] button', panel: '.language-picker-panel' },
];

for (const { name, button, panel } of panels) {
  test(`F3 F4 S1 the panel of ${name} is visible when it is open, and does not cover the page when it is closed`, async ({ visitor }) => {
    await visitor.open('/ch-en/support/');
    for (const round of [1, 2]) {
      await visitor.click(button);
      const where = await visitor.sees(panel);
      await (round === 1 ? visitor.press('Escape') : visitor.click('h1'));
      await visitor.seesNoMore(panel, where);
    }
  });
}

test('F4 V2 countries are found by typed text, and choosing one leads there and is saved', async ({ visitor }) => {
  await visitor.open('/de-de/support/');
  await wake(visitor, 'country-picker');
  await visitor.click('[data-island="country-picker"] button');
  await visitor.fill('.country-picker-panel input', 'oster');
  await visitor.finds(
    1,
    () => [...document.querySelectorAll('.country-picker-panel li')].filter((item) => item.getClientRects().length > 0).length,
  );
  await visitor.click('.country-picker-panel a', 'Österreich');
  await visitor.finds(['/at-de/support/', 'at'], () => [location.pathname, localStorage.getItem('country')]);
});

test('S1 opening one panel closes the other', async ({ visitor }) => {
  await visitor.open('/ch-en/support/');
  await visitor.click('[data-island="country-picker"] button');
  await visitor.sees('.country-picker-panel');
  await visitor.click('[data-island="language-picker"] button');
  await visitor.sees('.language-picker-panel');
  await visitor.finds(1, () => document.querySelectorAll('[popover]:popover-open').length);
});
