import { expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* A country may write a language in its own way; its pages do so throughout. */

const { pages } = theRealSite();

test('Swiss German pages write ss for ß, and guillemets that point outwards', () => {
  const swiss = pages.filter(({ route }) => route.tag === 'de-CH');
  expect(swiss.length).toBeGreaterThan(10);
  for (const { html, route } of swiss) expect([route.path, html.match(/[ß„“]/)?.[0]]).toEqual([route.path, undefined]);
  expect(swiss.find(({ route }) => route.path === '/ch-de/agb/')?.html).toContain('gemäss Punkt');
  expect(pages.find(({ route }) => route.path === '/at-at/allgemeine-geschaeftsbedingungen/')?.html).toContain('gemäß Punkt');
});
