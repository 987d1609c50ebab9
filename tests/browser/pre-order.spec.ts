import deWords from '../../content/dictionaries/de.ts';
import en from '../../content/dictionaries/en.ts';
import de from '../../content/pages/home/de.ts';
import { field, fillIn, fillInAndPrepare, form, keyOf, outbox, problems, serveOffers, submit, success, visitor } from './form.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const unsent = /waits in the outbox|status of 5\d\d|net::ERR/;

test.describe('faults are reported', () => {
  test('V7 an empty form names every required field, in the words of the rules', async ({ page }) => {
    await page.goto('/at-en/');
    await wake(page, 'pre-order');
    await submit(page);
    await expect(problems(page)).toBeFocused();
    await expect(problems(page).getByRole('link')).toHaveText([
      'Name is required',
      'Email is required',
      'Phone is required',
      'You must accept the terms and conditions',
    ]);
  });

  test('V7 a problem disappears as soon as its field is right, and its words follow the kind of mistake', async ({ page }) => {
    await page.goto('/at-en/');
    await wake(page, 'pre-order');
    await submit(page);
    await expect(problems(page).getByRole('link')).toHaveCount(4);
    await field(page, 'name').fill(visitor.name);
    await expect(problems(page).getByRole('link')).toHaveCount(3);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await field(page, 'email').pressSequentially('marta');
    await expect(problems(page).getByRole('link').first()).toHaveText('Invalid email');
    await field(page, 'email').pressSequentially('@example.org');
    await expect(field(page, 'email')).toBeFocused();
    await expect(problems(page).getByRole('link')).toHaveCount(2);
    await field(page, 'phone').fill(visitor.phone);
    await field(page, 'acceptTerms').check();
    await expect(problems(page)).toHaveCount(0);
    await field(page, 'name').clear();
    await expect(problems(page)).toHaveCount(0);
  });

  test('labels and inputs side by side are level, whichever of them has a problem', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/at-en/');
    await wake(page, 'pre-order');
    await field(page, 'email').fill(visitor.email);
    await submit(page);
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    const topOf = async (name: string) => Math.round((await field(page, name).boundingBox())?.y ?? 0);
    expect(await topOf('email')).toBe(await topOf('phone'));
  });

  test('V7 a long message shows how many letters are left, and has the limit of the endpoint', async ({ page }) => {
    await page.goto('/at-en/');
    await wake(page, 'pre-order');
    const left = form(page).locator('.form-message');
    await field(page, 'message').fill('x'.repeat(3000));
    await expect(left).not.toContainText(en.delivery.left);
    await field(page, 'message').fill('x'.repeat(3900));
    await expect(left).toContainText(`${en.delivery.left} 100`);
    await field(page, 'message').pressSequentially('y'.repeat(110));
    expect(await field(page, 'message').inputValue()).toHaveLength(4000);
  });

  test('V7 a message that is too long is reported before it is sent', async ({ page }) => {
    const received = await serveOffers(page, 202);
    await page.goto('/at-en/');
    await wake(page, 'pre-order');
    await fillIn(page);
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => {
      area.value = 'x'.repeat(70_000);
    });
    await submit(page);
    await expect(problems(page).getByRole('link')).toHaveText([/^What do you sell\?: at most 4.000 characters$/]);
    expect(received).toHaveLength(0);
  });
});

test.describe('valid input is sent', () => {
  test('C1 the lead is sent once, as JSON, with a key; an empty company is null', async ({ page }) => {
    const received = await serveOffers(page, 202);
    await page.goto('/pl-pl/');
    await wake(page, 'pre-order');
    await fillIn(page);
    await field(page, 'company').clear();
    await submit(page);
    await expect(success(page)).toBeFocused();
    await expect(success(page)).toHaveText(/\S/);
    expect(received).toHaveLength(1);
    const [request] = received;
    expect(request?.method()).toBe('POST');
    expect(request && keyOf(request)).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(request?.postDataJSON()).toMatchObject({
      ...{ ...visitor, firstName: 'Marta', lastName: 'Nowak', company: null, acceptTerms: true },
      ...{ language: 'pl', country: 'pl', page: '/pl-pl/', document: '/pl-pl/warunki-ogolne/', edition: null },
    });
    expect(await outbox(page)).toEqual([]);
  });

  test('three submits in one task are one lead', async ({ page }) => {
    const received = await serveOffers(page, 202);
    await page.goto('/de-de/');
    await wake(page, 'pre-order');
    await fillIn(page);
    await form(page).evaluate((element: HTMLFormElement) => {
      for (let time = 0; time < 3; time++) element.requestSubmit();
    });
    await expect(success(page)).toBeFocused();
    expect(received).toHaveLength(1);
  });

  test('C1 the scripts of the form and of sending are fetched when its first field gets the focus', async ({ page, context, watch }) => {
    watch.allow(unsent);
    await page.goto('/de-de/');
    await field(page, 'name').focus();
    const fetched = (name: string) =>
      page.waitForFunction((part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)), name);
    for (const name of ['/assets/pre-order-', '/assets/rules-', '/assets/outbox-', '/assets/query-client-']) await fetched(name);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fillIn(page);
    await submit(page);
    await expect(success(page)).toBeFocused();
    expect(await outbox(page)).toHaveLength(1);
  });

  test('C1 without network and without its script the form keeps its input, shows an error, and is sent when there is a network', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/net::ERR|Failed to fetch|dynamically imported/);
    const held = /\/assets\/pre-order-/;
    await page.route(held, (route) => route.abort());
    await page.goto('/de-de/');
    await fillIn(page);
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).locator('[data-offline]')).toHaveText(deWords.delivery.offline);
    await expect(page).toHaveURL('/de-de/');
    for (const [name, value] of Object.entries(visitor)) await expect(field(page, name)).toHaveValue(value);
    await page.unroute(held);
    const received = await serveOffers(page, 202);
    await context.setOffline(false);
    await expect.poll(() => received.length).toBe(1);
  });

  test('C1 a form whose script comes at the second try, for a field and the button at once, is sent once', async ({ page, watch }) => {
    watch.allow(/net::ERR|Failed to fetch|dynamically imported/);
    const script = /\/assets\/pre-order-/;
    const received = await serveOffers(page, 202);
    await page.route(script, (route) => route.abort());
    await page.goto('/de-de/');
    await field(page, 'name').focus();
    await expect(island(page, 'pre-order')).toHaveAttribute('data-failed');
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.unroute(script);
    await page.route(script, (route) => arrived.then(() => route.continue()));
    await fillIn(page);
    await submit(page);
    arrive();
    await expect(success(page)).toBeFocused();
    expect(received).toHaveLength(1);
  });

  test('a second click during the first request does not send the form again', async ({ page }) => {
    const received = await serveOffers(page, 'silent');
    await page.goto('/de-de/');
    await wake(page, 'pre-order');
    await fillIn(page);
    await form(page).locator('[type="submit"]').dblclick();
    await expect(form(page).locator('[type="submit"]')).toHaveText(de.preOrder.sending);
    await page.keyboard.press('Enter');
    await expect(form(page).locator('[type="submit"]')).toBeFocused();
    await expect.poll(() => received.length).toBe(1);
  });

  test('C1 success shows although the server fails, and the next load sends the lead once more with the same key', async ({
    page,
    watch,
  }) => {
    watch.allow(unsent);
    const refused = await serveOffers(page, 500);
    await page.goto('/de-de/');
    await wake(page, 'pre-order');
    await fillIn(page);
    await submit(page);
    await expect(success(page)).toBeFocused();
    expect(await outbox(page)).toHaveLength(1);

    const received = await serveOffers(page, 202);
    await page.goto('/de-de/about/');
    await expect.poll(() => outbox(page)).toEqual([]);
    expect(received).toHaveLength(1);
    expect(received.map(keyOf)).toEqual(refused.map(keyOf));
    expect(received[0]?.postDataJSON()).toEqual(refused[0]?.postDataJSON());

    await page.goto('/de-de/', { waitUntil: 'networkidle' });
    await wake(page, 'pre-order');
    expect(received).toHaveLength(1);
  });

  test('C1 a lead without a network is sent when the network is back', async ({ page, context, watch }) => {
    watch.allow(unsent);
    await page.goto('/de-de/');
    await wake(page, 'pre-order');
    await fillInAndPrepare(page);
    await context.setOffline(true);
    await submit(page);
    await expect(success(page)).toBeFocused();
    expect(await outbox(page)).toHaveLength(1);
    const received = await serveOffers(page, 202);
    await context.setOffline(false);
    await expect.poll(() => outbox(page)).toEqual([]);
    expect(received).toHaveLength(1);
  });
});
