import fr from '../../content/pages/support/fr.ts';
import { expect, test } from './test.ts';
import { comeBack, island, wake } from './wake.ts';

test('P17 decision 16: a topic in the address is named, and becomes the subject of the email', async ({ page }) => {
  await page.goto('/fr-fr/support/?topic=consultation#contact');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact).toContainText(fr.contact.topics.consultation.line);
  await expect(contact.locator('#contact-email')).toHaveAttribute('href', 'mailto:hello@kassaro.example?subject=Conseil%20gratuit');
  await expect(contact).toBeInViewport();
  await page.goto('/fr-fr/support/?topic=__proto__');
  await wake(page, 'topic');
  await expect(contact).toContainText(fr.contact.anything);
  await expect(contact.locator('#contact-email')).toHaveAttribute('href', 'mailto:hello@kassaro.example');
});

test('the sign on the door is true while the page is open, and when a visitor comes back to it', async ({ page }) => {
  const sign = island(page, 'door');
  await page.clock.install({ time: '2026-11-26T11:58:00Z' });
  await page.goto('/de-de/support/');
  await wake(page, 'door');
  await expect(sign).toContainText('Offen bis 13:00', { useInnerText: true });
  await page.clock.runFor(180_000);
  await expect(sign).toContainText('Geschlossen wieder Freitag', { useInnerText: true });
  await page.clock.setFixedTime('2026-11-27T08:30:00Z');
  await comeBack(page);
  await expect(sign).toContainText('Offen bis 13:00', { useInnerText: true });
});

test('P17 the support page has every topic that a page of the site names', async ({ page, request }) => {
  const asked = new Set<string>();
  for (const address of [
    '/es-es/',
    '/es-es/how-kassaro-helps/',
    '/es-es/exhibitions/',
    '/es-es/support/',
    '/es-es/reviews/',
    '/es-es/help/',
  ]) {
    const html = await (await request.get(address)).text();
    for (const [, topic = ''] of html.matchAll(/support\/\?topic=(\w+)/g)) asked.add(topic);
  }
  expect(asked.size).toBeGreaterThan(4);
  await page.goto('/es-es/support/');
  const props = JSON.parse((await island(page, 'topic').getAttribute('data-props')) ?? '{}');
  expect(Object.keys(props.topics)).toEqual(expect.arrayContaining([...asked]));
});

test('P17 on a phone the search comes before the address; where there is room, the things of the counter end together', async ({
  page,
}) => {
  await page.goto('/de-de/support/');
  const edge = (selector: string) => page.locator(selector).evaluate((box) => Math.round(box.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await edge('.faq-search-field')).toBeLessThan(await edge('.contact-slip'));
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await edge('.contact-slip')).toBeLessThan(await edge('.faq-search-field'));
  expect(await edge('.print')).toBe(await edge('.support-screen'));
});
