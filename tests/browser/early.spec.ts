import type { Page } from 'playwright/test';
import { field, fillIn, fillInAndPrepare, form, serveOffers, submit, success, visitor } from './form.ts';
import { dialog, fillInLead, leadSubmit, leadSuccess, opener } from './lead-form.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

/** Holds a script back until it is released: that which hydrates islands, or that of an enhancement. */
async function slowScript(page: Page, name = 'react'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('input before an island is hydrated is kept', () => {
  test('F2 a click on a button that only script serves', async ({ page }) => {
    const arrive = await slowScript(page);
    await page.goto('/de-de/about/');
    await island(page, 'promo-banner').getByRole('button').click();
    await expect(island(page, 'promo-banner').locator('section')).toBeVisible();
    arrive();
    await expect(island(page, 'promo-banner').locator('section')).toHaveCount(0);
  });

  test('V2 an open picker and the text in its search', async ({ page }) => {
    const arrive = await slowScript(page);
    await page.goto('/de-de/about/');
    const picker = island(page, 'place');
    await picker.locator('button').click();
    await picker.getByRole('textbox').fill('pol');
    await expect(picker.locator('.place-countries li:visible')).toHaveCount(7);
    arrive();
    await expect(picker.locator('.place-countries li:visible')).toHaveText([/Polen/]);
    await expect(picker.getByRole('textbox')).toBeFocused();
  });

  test('V3 a search among the questions, and the question that is open', async ({ page }) => {
    const arrive = await slowScript(page);
    await page.goto('/de-en/support/');
    const faq = island(page, 'faq-search');
    await faq.locator('summary').nth(1).click();
    await faq.getByRole('searchbox').fill('credit');
    await expect(faq.locator('details:visible')).toHaveCount(9);
    arrive();
    await expect(faq.locator('details:visible')).toHaveCount(1);
    await expect(faq.locator('details').nth(1)).toHaveAttribute('open');
  });

  test('V3 a search that is filled in without pointer and focus', async ({ page }) => {
    await page.goto('/de-en/support/');
    const faq = island(page, 'faq-search');
    await faq.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      field.value = 'setting up';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(faq.locator('details:visible')).toHaveCount(1);
  });

  test('a month of the table of prices', async ({ page }) => {
    const arrive = await slowScript(page, 'months');
    await page.goto('/es-es/prices/');
    const shown = island(page, 'months').locator('output, [data-marked]');
    await island(page, 'months').getByRole('slider').fill('8');
    await expect(shown).toHaveText([/^9 meses/, /^9 meses/]);
    arrive();
    await expect(shown).toHaveText([/^8 meses/, /^8 meses/]);
    await expect(page.locator('.months-bars g .label:visible')).toHaveText('239,20 €');
  });

  test('S1 a picker that closes before its script has come forgets its search', async ({ page }) => {
    const arrive = await slowScript(page);
    await page.goto('/de-de/about/', { waitUntil: 'networkidle' });
    const picker = island(page, 'place');
    await picker.locator('button').click();
    await picker.getByRole('textbox').fill('ger');
    await page.mouse.click(5, 700);
    await expect(picker.getByRole('textbox')).toBeHidden();
    await picker.locator('button').click();
    await expect(picker.getByRole('textbox')).toHaveValue('');
    arrive();
    await expect(picker.locator('.place-countries li:visible')).toHaveCount(7);
  });

  test('S1 a menu that is open closes by Escape once script has come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const arrive = await slowScript(page);
    await page.goto('/de-de/about/');
    const menu = island(page, 'mobile-menu').locator('details');
    await island(page, 'mobile-menu').locator('summary').click();
    arrive();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open', { timeout: 100 });
    }).toPass();
  });

  test('V7 a form that was filled in and sent', async ({ page }) => {
    const arrive = await slowScript(page);
    const received = await serveOffers(page, 202);
    await page.goto('/de-de/');
    await fillIn(page);
    await submit(page);
    await expect(field(page, 'name')).toBeVisible();
    expect(received).toHaveLength(0);
    arrive();
    await expect(success(page)).toBeFocused();
    expect(received).toHaveLength(1);
    expect(page.url()).toMatch(/\/de-de\/$/);
  });
});

test('X4 an island whose script could not be fetched tries again at its next use', async ({ page, watch }) => {
  watch.allow(/Failed to fetch dynamically imported module|ERR_FAILED/);
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/de-de/about/');
  const banner = island(page, 'promo-banner');
  await banner.getByRole('button').click();
  await expect(banner).toHaveAttribute('data-failed');
  await expect(banner.getByRole('button')).toBeHidden();
  await page.unroute('**/assets/react-*.js');
  await page.mouse.move(600, 600);
  await banner.locator('section').hover({ position: { x: 5, y: 5 } });
  await expect(banner).not.toHaveAttribute('data-failed');
  await banner.getByRole('button').click();
  await expect(banner.locator('section')).toHaveCount(0);
});

/** Runs in the page: puts an element beside every field, as password managers do. */
function addToFields(): void {
  for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'));
}

/** Runs in the page: wraps every text, as translators do. */
function wrapTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrap = (text: Text) => {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text.data);
  };
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) if (!text.parentElement?.closest('script, style, textarea, select')) wrap(text);
}

test('S1 X4 a picker shows what it finds in a page that is translated while it is used', async ({ page, watch }) => {
  watch.allow(/layout shift/);
  await page.goto('/de-de/');
  const picker = island(page, 'place');
  await picker.locator('button').click();
  const shown = picker.locator('.place-countries li:visible');
  const status = picker.locator('.place-countries [role=status]');
  for (const [text, found, words] of [
    ['zzz', 0, /\S/],
    ['pol', 1, /^1/],
    ['p', 3, /^3/],
    ['zzz', 0, /\S/],
    ['', 7, ''],
  ] as const) {
    await picker.getByRole('textbox').first().fill(text);
    await expect(shown).toHaveCount(found);
    await expect(status).toHaveText(words);
    await page.evaluate(wrapTexts);
  }
});

test('V7 X4 a translated form counts the characters that are left, and announces the sending', async ({ page, watch }) => {
  watch.allow(/layout shift/);
  await serveOffers(page, 'silent');
  await page.goto('/de-de/');
  await fillInAndPrepare(page);
  const message = field(page, 'message');
  const most = Number(await message.getAttribute('maxlength'));
  await message.fill('x'.repeat(most - 30));
  const left = form(page).locator('.form-message .form-optional').last();
  await expect(left).toContainText('30');
  await page.evaluate(wrapTexts);
  await message.fill('x'.repeat(most - 20));
  await expect(left).toContainText('20');
  await page.evaluate(wrapTexts);
  await submit(page);
  await expect(form(page).locator('[type="submit"][aria-live]')).toHaveText(/Wird gesendet/);
});

for (const [who, change] of [
  ['a password manager', addToFields],
  ['a translator', wrapTexts],
] as const)
  test(`S1 S3 V7 islands work that ${who} changes, before and after they are hydrated`, async ({ page, watch }) => {
    if (change === wrapTexts) watch.allow(/layout shift/);
    const arrive = await slowScript(page);
    const received = await serveOffers(page, 202);
    await page.goto('/de-de/');
    await page.evaluate(change);
    await fillIn(page);
    await page.evaluate(change);
    arrive();
    await expect(page.locator('form.pre-order')).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'name')).toHaveValue(visitor.name);
    await page.evaluate(change);
    await submit(page);
    await expect(success(page)).toBeFocused();
    await page.evaluate(change);
    const picker = island(page, 'place');
    await picker.locator('button').click();
    await picker.getByRole('textbox').fill('pol');
    await expect(picker.locator('.place-countries li:visible')).toHaveText([/Polen/i]);

    await page.goto('/es-es/ipad-offer/');
    await page.evaluate(change);
    await opener(page).click();
    await expect(dialog(page)).toHaveClass(/alive/);
    await page.evaluate(change);
    await leadSubmit(page).click();
    await page.evaluate(change);
    await fillInLead(page);
    await leadSubmit(page).click();
    await expect(leadSuccess(page)).toBeFocused();
    await page.evaluate(change);
    expect(received).toHaveLength(2);
  });
