import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { comeBack, wake } from './wake.ts';

const titles = (page: Page, list: string) => page.locator(`#fairs-${list} h3`);

test('P14 the next fair and the newest past fair come first, and upcoming fairs show expected visitors', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T12:00:00');
  await page.goto('/de-en/exhibitions/');
  await wake(page, 'ended-fairs');
  await expect(titles(page, 'upcoming')).toHaveText(['Counter & Kitchen', 'Comercio Abierto']);
  await expect(titles(page, 'past')).toHaveText(['Small Shop Forum', 'Salon Days']);
  await expect(page.locator('#fairs-upcoming .fair-attendees').first()).toHaveText(/^12.000 visitors expected$/, { useInnerText: true });
  await expect(page.locator('#fairs-past .fair-attendees').first()).toHaveText(/^5.200 visitors$/, { useInnerText: true });
});

for (const address of ['/de-en/exhibitions/', '/de-en/']) {
  test(`P3 P14 fairs that ended after the build are listed as past ones (${address})`, async ({ page, watch }) => {
    // The page was built before their end, so they move once while visible.
    if (address.endsWith('/exhibitions/')) watch.allow(/layout shift/);
    await page.clock.setFixedTime('2027-02-11T23:00:00');
    await page.goto(address);
    await wake(page, 'ended-fairs');
    await expect(titles(page, 'upcoming')).toHaveText(['Counter & Kitchen', 'Comercio Abierto']);

    await page.clock.setFixedTime('2027-02-12T00:30:00');
    await comeBack(page);
    await expect(titles(page, 'upcoming')).toHaveText(['Comercio Abierto']);
    await expect(titles(page, 'past')).toHaveText(['Counter & Kitchen', 'Small Shop Forum', 'Salon Days']);

    await page.clock.setFixedTime('2027-06-15T12:00:00');
    await page.reload();
    await wake(page, 'ended-fairs');
    await expect(titles(page, 'past')).toHaveText(['Comercio Abierto', 'Counter & Kitchen', 'Small Shop Forum', 'Salon Days']);
    await expect(page.getByText('Coming up', { exact: true })).toBeHidden();
    await expect(page.locator('.fair-expected:visible')).toHaveCount(0);
  });
}
