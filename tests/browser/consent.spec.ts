import type { Page } from 'playwright/test';
import es from '../../content/dictionaries/es.ts';
import site from '../../content/site.ts';
import { dialog, fillInLead, leadSubmit, leadSuccess, opener } from './lead-form.ts';
import { measuredPage, refuseByBrowser, visit } from './states/consent.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const region = (page: Page) => page.getByRole('region', { name: es.consent.label });
const choice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').choice);

test('C5 the question lies at the end of the page, covers and blocks nothing (WCAG 2.4.11), and both answers have the same weight', async ({
  page,
}) => {
  await visit(page, async () => expect(region(page)).toBeVisible());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [footer, question] = await Promise.all(['footer', '.consent'].map((part) => page.locator(part).boundingBox()));
    expect(question?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
  }
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  const [reject, accept] = await region(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height };
      }),
    );
  expect(accept).toEqual(reject);
});

test('C5 an answer moves the focus only where the question had it', async ({ page }) => {
  await visit(page, () =>
    region(page)
      .getByRole('button', { name: es.consent.reject })
      .evaluate((button: HTMLButtonElement) => button.click()),
  );
  await expect(region(page)).toBeHidden();
  await expect(page.getByRole('button', { name: es.consent.settings })).not.toBeFocused();
});

test('C5 an answer is stored, can be changed from the footer, and a toast confirms it', async ({ page }) => {
  await visit(page, () => region(page).getByRole('button', { name: es.consent.accept }).click());
  await expect(region(page)).toBeHidden();
  await expect(page.getByRole('button', { name: es.consent.settings })).toBeFocused();
  expect(await choice(page)).toBe('given');
  await visit(page, async () => expect(region(page)).toBeHidden());
  await page.getByRole('button', { name: es.consent.settings }).click();
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toContainText(es.consent.given);
  await region(page).getByRole('button', { name: es.consent.reject }).click();
  await expect(island(page, 'toaster').getByRole('status')).toContainText(es.consent.refused);
  expect(await choice(page)).toBe('refused');
  await expect(page.getByRole('button', { name: es.consent.settings })).toBeFocused();
});

test('C5 a changed question is asked again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', '{"choice":"given","at":"2025-01-01","version":"2025-01"}'));
  await visit(page, async () => expect(region(page)).toBeVisible());
  expect(await choice(page)).toBeUndefined();
});

test('C5 the question does not appear if the browser refuses, and the settings explain why', async ({ page }) => {
  await refuseByBrowser(page);
  await visit(page, async () => expect(region(page)).toBeHidden());
  await page.getByRole('button', { name: es.consent.settings }).click();
  await expect(region(page)).toContainText(es.consent.byBrowser);
  await region(page).getByRole('button').click();
  await expect(region(page)).toBeHidden();
});

test('C5 only pages that measure ask, and only they let the pixel through', async ({ page, request }) => {
  const { origin } = new URL(site.values.pixel.endpoint);
  const policyOf = (address: string) =>
    request.get(address).then(async (answer) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text())?.[1]);
  expect(await policyOf(measuredPage)).toContain(`img-src 'self' data: ${origin};`);
  expect(await policyOf('/es-es/')).not.toContain('https:');
  await page.goto('/es-es/');
  await expect(page.locator('.consent, #consent-settings')).toHaveCount(0);
});

/** Sends the form of the offer, which is reported to the pixel after consent. */
async function sendLead(page: Page): Promise<void> {
  await wake(page, 'lead-dialog');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await fillInLead(page);
  await leadSubmit(page).click();
  await expect(leadSuccess(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('C5 decision 18: after a refusal, or where the browser refuses, a sent form is not reported to the pixel', async ({ page }) => {
  await visit(page, () => region(page).getByRole('button', { name: es.consent.reject }).click());
  await sendLead(page);
  await refuseByBrowser(page);
  const { question } = site.values.pixel;
  await page.evaluate((version) => localStorage.setItem('consent', JSON.stringify({ choice: 'given', at: '', version })), question);
  await visit(page, async () => expect(region(page)).toBeHidden());
  await sendLead(page);
});

test('C5 decision 18: after consent, a sent form is reported once, and no longer when the consent is withdrawn', async ({
  page,
  watch,
}) => {
  watch.allow(/request to another origin: https:\/\/pixel\./);
  const reported: string[] = [];
  await page.route(`${site.values.pixel.endpoint}**`, (route) => {
    reported.push(new URL(route.request().url()).search);
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await visit(page, () => region(page).getByRole('button', { name: es.consent.accept }).click());
  expect(reported).toEqual([]);
  await sendLead(page);
  await expect.poll(() => reported).toEqual(['?name=Lead&contentName=iPad+Offer+2&value=29.9&currency=EUR']);
  await visit(page, () => page.getByRole('button', { name: es.consent.settings }).click());
  await region(page).getByRole('button', { name: es.consent.reject }).click();
  await sendLead(page);
  expect(reported).toHaveLength(1);
});
