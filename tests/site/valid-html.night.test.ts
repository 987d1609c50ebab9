import { expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';
import { secondOpinion } from '../support/second-opinion.ts';

const { pages } = theRealSite();

test('html-validate does not find faults in any page', { timeout: 180_000 }, () => {
  expect(pages.length).toBeGreaterThan(250);
  const faults = new Map<string, string>();
  for (const { route, html } of pages) for (const opinion of secondOpinion(html)) if (!faults.has(opinion)) faults.set(opinion, route.path);
  expect([...faults]).toEqual([]);
});
