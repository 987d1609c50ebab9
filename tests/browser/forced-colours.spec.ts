import { expect, test } from './test.ts';
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
