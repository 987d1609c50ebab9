import type { Page } from 'playwright/test';
import es from '../../content/dictionaries/es.ts';
import { forbidStorage, keyOf, outbox, serveOffers } from './form.ts';
import { dialog, fillInLead, leadField, leadProblems, leadSubmit, leadSuccess, leadVisitor, openDialog, opener } from './lead-form.ts';
import { expect, test } from './test.ts';
import { enhanced, wake } from './wake.ts';

const unsent = /waits in the outbox|status of 5\d\d|net::ERR/;
const second = '/es-es/ipad-offer-2/';
const reported = (page: Page) => leadProblems(page).getByRole('link').allTextContents();

test.describe('the dialog', () => {
  test('S3 closes by its button and by a click beside it, not by a selection that ends there, and keeps the entered text', async ({
    page,
  }) => {
    await openDialog(page);
    await leadField(page, 'firstName').fill(leadVisitor.firstName);
    const box = await leadField(page, 'firstName').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    for (const leave of [() => page.mouse.click(5, 400), () => dialog(page).getByRole('button', { name: es.common.close }).click()]) {
      await leave();
      await expect(dialog(page)).toBeHidden();
      await opener(page).click();
      await expect(leadField(page, 'firstName')).toHaveValue(leadVisitor.firstName);
    }
  });

  test('S3 a tap shows it before its form is fetched and before it has a place in the history', async ({ page }) => {
    await page.goto('/es-es/ipad-offer/');
    await enhanced(page);
    const cost = await opener(page).evaluate((link: HTMLElement) => {
      const before = history.length;
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.click();
      const isFetched = document.querySelector('link[href*="/lead-dialog-"]') !== null;
      return { isShown: document.querySelector('dialog:modal') !== null, isFetched, entries: history.length - before };
    });
    expect(cost).toEqual({ isShown: true, isFetched: false, entries: 0 });
    await expect(dialog(page)).toHaveClass(/alive/);
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/es-es/ipad-offer/');
  });

  test('S3 opened twice before a frame is shown, it has one place in the history', async ({ page }) => {
    await page.goto('/es-es/ipad-offer/');
    await enhanced(page);
    const entries = await opener(page).evaluate(async (link: HTMLElement) => {
      const before = history.length;
      const lead = document.querySelector('dialog.lead-dialog') as HTMLDialogElement;
      const frames: FrameRequestCallback[] = [];
      const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
      window.requestAnimationFrame = (callback) => frames.push(callback);
      window.cancelAnimationFrame = (frame) => void delete frames[frame - 1];
      link.click();
      const closed = new Promise((event) => lead.addEventListener('close', event, { once: true }));
      lead.close();
      await closed;
      link.click();
      Object.assign(window, { requestAnimationFrame: request, cancelAnimationFrame: cancel });
      for (const callback of frames) callback?.(0);
      await new Promise((task) => setTimeout(task, 0));
      return history.length - before;
    });
    expect(entries).toBe(1);
  });

  test('S3 the page behind it does not scroll, and a link straight to it opens it', async ({ page }) => {
    await page.goto('/es-es/ipad-offer/#reserve');
    await wake(page, 'lead-dialog');
    await expect.poll(() => dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 2000);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/es-es/ipad-offer/');
  });
});

test.describe('faults are reported', () => {
  test('V4 each required field, in the words of the rules, in the summary and at the field', async ({ page }) => {
    await openDialog(page, '/es-en/ipad-offer/');
    await leadSubmit(page).click();
    await expect(leadProblems(page)).toBeFocused();
    expect(await reported(page)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
      'You must accept the terms and conditions',
    ]);
    for (const link of await leadProblems(page).getByRole('link').all()) {
      await link.click();
      const target = page.locator(':focus');
      await expect(target).toHaveAttribute('aria-invalid', 'true');
      await expect(target).toHaveAccessibleDescription((await link.textContent()) ?? '');
    }
    await fillInLead(page);
    await leadField(page, 'company').clear();
    await leadField(page, 'email').fill('ana@');
    await leadSubmit(page).click();
    await expect.poll(() => reported(page)).toEqual(['Invalid email']);
    await expect(leadField(page, 'firstName')).toHaveValue(leadVisitor.firstName);
  });
});

test.describe('valid input is sent', () => {
  test('S3 C1 sending, success for five seconds, then empty and closed', async ({ page }) => {
    await page.clock.install({ time: '2026-11-01T10:00:00Z' });
    const received = await serveOffers(page, 202);
    await openDialog(page, '/es-fr/ipad-offer/');
    await fillInLead(page);
    await leadField(page, 'company').clear();
    await leadField(page, 'prefix').selectOption('+33');
    await page.clock.pauseAt('2026-11-01T10:05:00Z');
    await leadSubmit(page).click();
    await expect(leadSuccess(page)).toBeFocused();
    expect(received).toHaveLength(1);
    expect(received[0]?.postDataJSON()).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.org',
      phone: '+33 612 345 678',
      company: null,
      language: 'fr',
      country: 'es',
      page: '/es-fr/ipad-offer/',
      document: '/es-es/condiciones-generales/',
      edition: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      acceptTerms: true,
      consent: 'J’accepte les conditions générales.',
      consentVersion: expect.stringMatching(/^[0-9a-f]{8}$/),
      seconds: expect.any(Number),
    });
    await page.clock.runFor(4_900);
    await expect(leadSuccess(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(leadField(page, 'firstName')).toHaveValue('');
  });

  test('S3 C1 success also shows when the call fails; the lead waits; closing success empties the form', async ({ page, watch }) => {
    watch.allow(unsent);
    const refused = await serveOffers(page, 500);
    await openDialog(page);
    await fillInLead(page);
    await leadSubmit(page).click();
    await expect(leadSuccess(page)).toBeFocused();
    expect((await outbox(page)).map(({ key }) => key)).toEqual(refused.map(keyOf));
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(leadField(page, 'firstName')).toHaveValue('');
  });

  test('V5 C6 the second offer requires more fields; its lead stays in the browser, as its button says, without the promise of a call', async ({
    page,
  }) => {
    const inWords = (text: string) =>
      text.replace(/\{(\w+), plural,.*other \{# (.*?)\}\}/, (_, of, unit) => `${of === 'digits' ? 9 : 2} ${unit}`);
    const received = await serveOffers(page, 202);
    await openDialog(page, second);
    await expect(leadSubmit(page)).toHaveText(es.lead.save);
    await expect(dialog(page)).not.toContainText('llamamos');
    await fillInLead(page);
    for (const name of ['firstName', 'lastName', 'company']) await leadField(page, name).fill('x');
    await leadField(page, 'phone').fill('12345678');
    await leadSubmit(page).click();
    const { firstNameShort, lastNameShort, companyShort, phoneShort } = es.lead;
    await expect.poll(() => reported(page)).toEqual([firstNameShort, lastNameShort, companyShort, phoneShort].map(inWords));
    await fillInLead(page);
    await leadSubmit(page).click();
    await expect(leadSuccess(page)).toBeFocused();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ipadOfferLeads') ?? ''));
    expect(kept).toEqual([
      {
        ...leadVisitor,
        phone: '+34 612 345 678',
        acceptTerms: true,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        source: 'ipad-offer-2',
      },
    ]);
    expect(received).toHaveLength(0);
  });

  test('X4 without storage an error offers the telephone instead of reporting success', async ({ page, watch }) => {
    watch.allow(/could not be stored in this browser/);
    await forbidStorage(page);
    await openDialog(page, second);
    await fillInLead(page);
    await leadSubmit(page).click();
    await expect(leadProblems(page)).toBeFocused();
    await expect(leadProblems(page)).toContainText(es.lead.unsaved);
    await expect(leadProblems(page).getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:/);
    await expect(leadField(page, 'firstName')).toHaveValue(leadVisitor.firstName);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S3 X4 the link shows the form, the browser checks it, it is posted and comes back; its cross closes it', async ({ page }) => {
    await page.goto('/es-es/ipad-offer/');
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('link', { name: es.common.close }).click();
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await leadSubmit(page).click();
    await expect(leadField(page, 'firstName')).toBeFocused();
    await fillInLead(page);
    const [posted] = await Promise.all([page.waitForRequest('**/api/offer'), leadSubmit(page).click()]);
    expect(posted.method()).toBe('POST');
    await expect(page).toHaveURL('/es-es/ipad-offer/?sent=1#reserve-sent');
    await expect(page.locator('#reserve-sent')).toContainText(es.lead.sentHeading);
    await page.locator('#reserve-sent').getByRole('link').click();
    await expect(page.locator('#reserve-sent')).toBeHidden();
  });

  test('C6 the second offer states that its form is sent, and sends it like any lead', async ({ page }) => {
    await page.goto(second);
    await opener(page).click();
    await expect(dialog(page)).toContainText('Sin JavaScript no se puede guardar nada en este dispositivo');
    await fillInLead(page);
    const [posted] = await Promise.all([page.waitForRequest('**/api/offer'), leadSubmit(page).click()]);
    const sent = Object.fromEntries(new URLSearchParams(posted.postData() ?? ''));
    expect(sent).toMatchObject({ source: 'ipad-offer-2', country: 'es', page: second, document: '/es-es/condiciones-generales/' });
    await expect(page).toHaveURL('/es-es/ipad-offer-2/?sent=1#reserve-sent');
  });
});
