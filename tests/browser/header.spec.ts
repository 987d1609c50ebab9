import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';
import { enhanced, island, wake } from './wake.ts';

const header = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => header(page).locator('.main-menu');

test('F3 S1 C7 on Spanish routes it has the full menu, a choice of country and a free trial in a new tab', async ({ page }) => {
  await page.goto('/es-es/reviews/');
  await expect(mainMenu(page).locator('> ul > li > :is(a, button)')).toHaveText([
    'Quiénes somos',
    'Opiniones',
    'Precios',
    /^Blog/,
    'Ayuda',
    'Tienda',
  ]);
  await mainMenu(page).getByRole('button', { name: 'Quiénes somos' }).click();
  await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Quiénes somos', 'Equipo', 'Ferias']);
  await mainMenu(page).getByRole('button', { name: 'Ayuda' }).click();
  await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Ayuda', /^Contacto/, /^Preguntas frecuentes/]);
  await expectAccessible(page, { within: '.header' });
  await page.keyboard.press('Escape');
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await mainMenu(page).getByRole('button', { name: 'Ayuda' }).click();
  await page.mouse.click(640, 700);
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Opiniones');
  await expect(island(page, 'place').locator('button').first()).toBeVisible();
  const trial = header(page).getByRole('link', { name: /^Probar gratis/ });
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(trial).toHaveAccessibleName(/se abre en una pestaña nueva/);
  await expect(header(page).getByRole('button', { name: /Iniciar|Registr/ })).toHaveCount(0);
});

test('F3 S1 a link to a place on the same page closes the panel that it is in', async ({ page }) => {
  await page.goto('/es-es/about/');
  await enhanced(page);
  await mainMenu(page).getByRole('button', { name: 'Quiénes somos' }).click();
  await mainMenu(page).getByRole('link', { name: 'Equipo' }).click();
  await expect(page).toHaveURL('/es-es/about/#team');
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await expect(page.locator('#team')).toBeInViewport();
});

test('F3 C7 links to other sites open a tab in the menu of small screens too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/es-es/about/');
  await island(page, 'mobile-menu').locator('summary').click();
  for (const name of [/^Blog/, /^Contacto/, /^Preguntas frecuentes/, /^Tienda/]) {
    const link = island(page, 'mobile-menu').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/se abre en una pestaña nueva/);
  }
});

test('S2 beyond 100 px of scrolling the border shows, and nothing else changes', async ({ page }) => {
  await page.goto('/de-de/');
  await enhanced(page);
  const look = (top: number) =>
    header(page).evaluate(async (element, to) => {
      scrollTo({ top: to, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const { borderBottomColor, borderBottomWidth, backgroundColor, boxShadow, height } = getComputedStyle(element);
      return { border: borderBottomColor, others: { borderBottomWidth, backgroundColor, boxShadow, height } };
    }, top);
  const unscrolled = await look(0);
  const before = await look(99);
  const beyond = await look(101);
  expect(before.border).toBe(unscrolled.border);
  expect(beyond.border).not.toBe(unscrolled.border);
  expect(beyond.others).toEqual(unscrolled.others);
});

/** The languages with the longest words and both kinds of menu; at night all languages. */
const widest = ['/es-de/', '/pl-pl/about/', '/'];
const others = ['/es-es/', '/es-en/', '/es-fr/', '/es-it/', '/es-nl/', '/fr-fr/about/', '/de-de/about/', '/ch-en/about/'];

test('F3 F4 the header is one row of 68 px with a filled trial, at every width', async ({ page }) => {
  for (const address of process.env.NIGHT ? [...widest, ...others] : widest) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const look = await header(page).evaluate((element) => {
        const parts = [...element.querySelectorAll('.header-row > *, .main-menu-list > li, .header-tools > *, .header-trial .button')];
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
        const { top: edge, height } = element.getBoundingClientRect();
        const beyond = boxes.filter(({ top, bottom, right }) => top < edge || bottom > edge + height || right > innerWidth).length;
        return { height, beyond, scrolls: element.scrollWidth > innerWidth };
      });
      expect({ address, width, ...look }).toEqual({ address, width, height: 68, beyond: 0, scrolls: false });
      await expect(header(page).locator('.header-trial .filled')).toBeVisible();
      await expect(mainMenu(page)).toBeVisible({ visible: width >= 1024 });
      await expect(island(page, 'mobile-menu')).toBeVisible({ visible: width < 1024 });
    }
  }
});

test('F4 log in and register are in the header, and on small screens in what opens with the menu', async ({ page }) => {
  await page.goto('/pl-pl/about/');
  const accounts = header(page).getByRole('button', { name: /Zaloguj się|Załóż konto/ });
  await expect(accounts).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(accounts).toHaveCount(0);
  await island(page, 'mobile-menu').locator('summary').click();
  await expect(accounts).toHaveCount(2);
});

test('F3 F4 place opens from the menu of small screens, which stays open beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de-de/about/');
  await wake(page, 'mobile-menu');
  await island(page, 'mobile-menu').locator('summary').click();
  await island(page, 'place').locator('button').click();
  await expect(island(page, 'place').getByRole('textbox')).toBeFocused();
  await island(page, 'place').getByRole('link', { name: 'Polen' }).click();
  await expect(page).toHaveURL('/pl-pl/about/');
});
