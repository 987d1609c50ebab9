import { test } from './test.ts';

const panels = [
  { name: 'a menu', button: '.main-menu-toggle', panel: '.main-menu-panel:popover-open' },
  { name: 'the country picker', button: '[data-island="country-picker"] button', panel: '.country-picker-panel' },
  { name: 'the language picker', button: '[data-island="language-picker"] button', panel: '.language-picker-panel' },
];

for (const { name, button, panel } of panels) {
  test(`F3 F4 S1 the panel of ${name} is seen when it is open, and in nobody's way when it is closed`, async ({ visitor }) => {
    await visitor.open('/ch-en/support/');
    for (const round of [1, 2]) {
      await visitor.click(button);
      const where = await visitor.sees(panel);
      await (round === 1 ? visitor.press('Escape') : visitor.click('h1'));
      await visitor.seesNoMore(panel, where);
    }
  });
}
