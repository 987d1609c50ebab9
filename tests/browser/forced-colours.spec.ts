import { stopAtFocus } from './focus.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';
import { island, wake } from './wake.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('the keys of the till have edges, and what is chosen has a ground of its own', async ({ page }) => {
  await page.goto('/de-de/');
  await wake(page, 'till');
  const till = island(page, 'till');
  const withoutEdge = await till
    .locator('.till-key, .till-charge, .till-methods button')
    .evaluateAll((all) => all.filter((key) => Number.parseFloat(getComputedStyle(key).borderTopWidth) < 1).map((key) => key.textContent));
  expect(withoutEdge).toEqual([]);
  const salon = till.getByRole('button', { name: 'Salon' });
  const ground = () => salon.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await ground();
  await salon.click();
  expect(await ground()).not.toBe(before);
});

for (const { name, address, notFound } of eachTemplate(['de', 'es', 'en']))
  test(`${name} shows the focus, and boxes have edges`, async ({ page, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    await page.goto(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(stopAtFocus)).toMatchObject({ fault: '' });
    const withoutEdge = await page
      .locator('main :is(.slip, .button, input:not([type="range"], [type="checkbox"], [type="radio"]), select, .plate):visible')
      .evaluateAll((all) =>
        all.flatMap((box) => {
          const { borderTopWidth, outlineStyle } = getComputedStyle(box);
          return Number.parseFloat(borderTopWidth) >= 1 || outlineStyle !== 'none' ? [] : [box.className];
        }),
      );
    expect(withoutEdge).toEqual([]);
  });
