import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';

test.use({ viewport: { width: 390, height: 800 } });

// WCAG 2.5.8 exempts links within a sentence, not single ones.
for (const { name, address, notFound } of eachTemplate(['de', 'es'])) {
  test(`every target is at least 24 px high on ${name}`, async ({ page, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    await page.goto(address);
    const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
      all.flatMap((element) => {
        const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
        const around = words(element.closest('p, li, dd, td, h2, h3')?.textContent);
        const inSentence = getComputedStyle(element).display === 'inline' && around !== words(element.textContent);
        const { height } = element.getBoundingClientRect();
        return height < 24 && height > 1 && !inSentence ? [`${words(element.textContent).slice(0, 30)}: ${Math.round(height)} px`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
}

test('P17 the telephone number and the address in the cards of the support page call and write', async ({ page }) => {
  await page.goto('/de-de/support/');
  const cards = page.locator('.methods-list');
  await expect(cards.getByRole('link', { name: '+49 30 23125 014' })).toHaveAttribute('href', 'tel:+493023125014');
  await expect(cards.getByRole('link', { name: 'hello@kassaro.example' })).toHaveAttribute('href', 'mailto:hello@kassaro.example');
});
