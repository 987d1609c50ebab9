import type { Locator, Page } from 'playwright/test';
import es from '../../content/dictionaries/es.ts';
import behaviour from '../../content/facts/behaviour.ts';
import { expect, test } from './test.ts';
import { often, wake } from './wake.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const painPoints = behaviour.painPoints.amount * 1000;
const images = behaviour.images.amount * 1000;

const carousel = (page: Page): Locator => page.locator('.carousel').first();
const list = (page: Page): Locator => carousel(page).locator('.carousel-slides');
const dots = (page: Page): Locator => carousel(page).locator('.carousel-dot');
const button = (page: Page, name: string): Locator => carousel(page).getByRole('button', { name, exact: true });
const spoken = (page: Page): Locator => carousel(page).locator('[aria-live]');
const { pause, resume, previous, next } = es.carousel;

// One slide at a time.
test.use({ viewport: { width: 600, height: 800 } });

/** A page with its first carousel visible and hydrated. The clock is stopped until a test continues it. */
async function visit(page: Page, address = '/es-es/'): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await page.goto(address);
  await wake(page, 'carousel');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Moves the pointer that woke it away.
  await dots(page).first().dispatchEvent('pointerleave');
  await expectShown(page, 0);
}

const shown = (page: Page): Promise<number> => dots(page).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));

/** Expects the list to rest on the slide that the dots mark. */
async function atRest(page: Page): Promise<void> {
  const lag = () =>
    list(page).evaluate((element) => {
      const current = [...(element.closest('.carousel')?.querySelectorAll('.carousel-dot') ?? [])].findIndex(
        (dot) => dot.ariaCurrent === 'true',
      );
      const [first, slide] = [element.children[0], element.children[current]] as HTMLElement[];
      return Math.abs((slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - element.scrollLeft);
    });
  await expect.poll(lag, often).toBeLessThan(2);
}

/** Scrolls like a visitor. */
const scrollTo = (page: Page, index: number): Promise<void> =>
  list(page).evaluate((element, to) => element.scrollTo({ left: (element.children[to] as HTMLElement).offsetLeft }), index);

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

async function expectShown(page: Page, index: number): Promise<void> {
  await expect.poll(() => shown(page), often).toBe(index);
  await atRest(page);
}

test('S6 the pain points move on every four seconds, in a circle; only the list scrolls, and nothing is announced', async ({ page }) => {
  await visit(page);
  await expect(dots(page)).toHaveCount(4);
  const top = await page.evaluate(() => window.scrollY);
  for (const index of [1, 2, 3, 0]) {
    await page.clock.runFor(painPoints - 500);
    await expectShown(page, (index + 3) % 4);
    await page.clock.runFor(500);
    await expectShown(page, index);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await expect(spoken(page)).toHaveAttribute('aria-live', 'off');
});

test('S6 a carousel does not move while a pointer is on it, while the focus is in it and in a hidden tab', async ({ page }) => {
  await visit(page);
  const center = await list(page).boundingBox();
  await page.mouse.move((center?.x ?? 0) + 100, (center?.y ?? 0) + 100);
  await page.clock.runFor(5 * painPoints);
  await expectShown(page, 0);
  await expect(spoken(page)).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await page.clock.runFor(painPoints);
  await expectShown(page, 1);

  await list(page).focus();
  await page.clock.runFor(5 * painPoints);
  await expectShown(page, 1);
  await list(page).blur();
  await page.clock.runFor(painPoints);
  await expectShown(page, 2);

  await hide(page, true);
  await page.clock.runFor(5 * painPoints);
  await expectShown(page, 2);
  await hide(page, false);
  await page.clock.runFor(painPoints);
  await expectShown(page, 3);
});

test('S6 arrows and dots lead to any slide and around, are announced, and give each slide its full time', async ({ page }) => {
  await visit(page);
  await button(page, previous).click();
  await expectShown(page, 3);
  await expect(spoken(page)).toHaveText(es.carousel.slide.replaceAll(/\{(\w+), number\}/g, '4'));
  await button(page, next).click();
  await expectShown(page, 0);
  await dots(page).nth(2).click();
  await expectShown(page, 2);
  await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await dots(page).nth(2).blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(painPoints - 100);
  await expectShown(page, 2);
  await page.clock.runFor(200);
  await expectShown(page, 3);
  // A browser may drop the scroll.
  await list(page).evaluate((element) => {
    const { scrollTo } = element;
    element.scrollTo = () => {
      element.scrollTo = scrollTo;
      element.dispatchEvent(new Event('scrollend'));
    };
  });
  await dots(page).nth(1).click();
  await expectShown(page, 1);
});

test('S6 decision 21 by keyboard alone: pause comes first and stops it; resumed, it runs on under the focus; arrow keys scroll the list', async ({
  page,
}) => {
  await visit(page);
  await button(page, pause).focus();
  await page.keyboard.press('Enter');
  await button(page, resume).blur();
  await page.clock.runFor(5 * painPoints);
  await expectShown(page, 0);
  await button(page, resume).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(painPoints);
  await expectShown(page, 1);

  const order: (string | null)[] = [];
  for (let press = 0; press < 7; press++) {
    order.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? null));
    await page.keyboard.press('Tab');
  }
  expect(order.slice(0, 3)).toEqual([pause, previous, next]);
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
});

test('S6 the images move on every three seconds until someone navigates: then they stop for good', async ({ page }) => {
  await visit(page, '/es-es/ipad-offer/');
  await page.clock.runFor(images);
  await expectShown(page, 1);
  await dots(page).nth(2).click();
  await expectRestAt(page, 2);
});

test('S6 a visitor who scrolls while the images move on gets that slide for good, and the focus of the pause button goes beside it', async ({
  page,
}) => {
  await visit(page, '/es-es/ipad-offer/');
  await page.clock.runFor(images);
  await button(page, pause).focus();
  await scrollTo(page, 2);
  await expect(button(page, pause)).toBeHidden();
  await expect(button(page, previous)).toBeFocused();
  await button(page, previous).blur();
  await expectRestAt(page, 2);
});

/** Expects a slide that stays, after the focus and the pointer have left. */
async function expectRestAt(page: Page, index: number): Promise<void> {
  await expectShown(page, index);
  await expect(button(page, pause)).toBeHidden();
  await dots(page).nth(index).blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10 * images);
  await expectShown(page, index);
}

test('S6 under reduced motion nothing moves by itself; arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.clock.runFor(5 * painPoints);
  await expectShown(page, 0);
  await expect(button(page, pause)).toBeHidden();
  await button(page, next).click();
  await expectShown(page, 1);
});

test('S6 under reduced motion the pause button is absent before the script has come, so that no focus is lost with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => (route.request().url().includes('/client-') ? route.continue() : undefined));
  await page.goto('/es-es/');
  await expect(button(page, previous)).toBeVisible();
  await expect(button(page, pause)).toBeHidden();
});

test.describe('where all slides are beside each other', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const marked = (page: Page): Promise<readonly number[]> =>
    list(page)
      .locator('> li')
      .evaluateAll((all) => all.flatMap((slide, index) => (slide.hasAttribute('data-shown') ? [index] : [])));

  test('S6 they take turns every four seconds, in a circle, and nothing moves', async ({ page }) => {
    await visit(page);
    await expect(dots(page).filter({ visible: true })).toHaveCount(4);
    for (const index of [1, 2, 3, 0]) {
      await page.clock.runFor(painPoints);
      await expect.poll(() => shown(page), often).toBe(index);
      expect(await marked(page)).toEqual([index]);
      await expect(list(page).locator('> li').nth(index)).toBeInViewport({ ratio: 1 });
    }
    expect(await list(page).evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test('S6 a dot gives its slide the turn, and the images then rest for good', async ({ page }) => {
    await visit(page, '/es-es/ipad-offer/');
    await dots(page).nth(2).click();
    await expect(button(page, pause)).toBeHidden();
    await dots(page).nth(2).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10 * images);
    expect(await marked(page)).toEqual([2]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S6 all slides are there, the list takes the focus, and no control shows', async ({ page }) => {
    await page.goto('/es-es/');
    await expect(list(page).locator('> li')).toHaveCount(4);
    await expect(list(page)).toHaveAttribute('tabindex', '0');
    await expect(dots(page).first()).toBeHidden();
  });
});
