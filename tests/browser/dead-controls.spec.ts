import { expect, test } from './test.ts';
import { island } from './wake.ts';

test('X4 a control is not offered if its script cannot be fetched', async ({ page, watch }) => {
  watch.allow(/Failed to fetch|Failed to load|net::ERR_FAILED/);
  await page.route(/\/assets\/.*(?:enhancements|promo-banner|hydrate).*\.js/, (route) => route.abort());
  await page.goto('/es-es/');
  const controls = page.locator('.carousel-controls').first();
  await page.locator('.carousel').first().scrollIntoViewIfNeeded();
  await expect(controls).toBeHidden();
  await page.goto('/es-es/about/');
  // A pointer over the button already asks for its script, so that it may be gone before a click.
  await island(page, 'promo-banner').getByRole('button').press('Enter');
  await expect(island(page, 'promo-banner').getByRole('button')).toBeHidden();
  await expect(island(page, 'promo-banner').getByRole('link')).toBeVisible();
});

test('where no script arrives, the table of months has all its rows', async ({ page, watch }) => {
  watch.allow(/Failed to load|net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/es-es/prices/');
  await expect(page.locator('.months tbody tr:visible')).toHaveCount(12);
  await expect(page.locator('.months-slider')).toBeHidden();
});

test('the table of months is folded below what it adds up to', async ({ page }) => {
  await page.goto('/es-es/prices/');
  await expect(page.locator('.months tbody tr:visible')).toHaveCount(0);
  await page.locator('.months summary').click();
  await expect(page.locator('.months tbody tr:visible')).toHaveCount(12);
});

test('P8 a carousel has as many dots as places to rest at, on a wide and on a small window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es-es/ipad-offer/');
    const carousel = page.locator('#reviews .carousel, .carousel').last();
    await carousel.scrollIntoViewIfNeeded();
    const places = await carousel.locator('.carousel-slides').evaluate((list) => {
      const end = list.scrollWidth - list.clientWidth;
      const slides = [...list.children] as HTMLElement[];
      return new Set(slides.map((slide) => Math.min(end, slide.offsetLeft - (slides[0]?.offsetLeft ?? 0)))).size;
    });
    const dots = carousel.locator('.carousel-dot:visible');
    await expect(dots).toHaveCount(places);
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  }
});
