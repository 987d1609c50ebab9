import { expect, test } from 'vitest';
import { readSite, renderPage } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

/* Countries that share a language read their own words. */

const { site = expect.fail('the real site does not load') } = await readSite(opened({ content: `${root}/content`, today: '2026-11-26' }));

async function pagesOf(locale: string): Promise<string> {
  const routes = site.manifest.routes.filter((route) => route.locale?.id === locale && route.status === 200);
  const pages = await Promise.all(routes.map(async (route) => (await renderPage(site, route)).html ?? ''));
  // A shop in Linz keeps its word, also on its sign.
  return pages.join('\n').replaceAll(/Friseursalon in Linz|>Friseursalon</g, '');
}

test.each([
  [
    'ch-de',
    ['Quittung', 'Coiffeursalons', 'Individuelle Offerten', 'zuzüglich MwSt.', 'Konventionalstrafe', 'ohne Mehrwertsteuer'],
    /Beleg|Friseur|Umsatzsteuer|Vertragsstrafe/,
  ],
  [
    'at-de',
    ['Beleg', 'Friseursalons', 'zuzüglich USt.', 'Vertragsstrafe', 'ohne Umsatzsteuer'],
    /Quittung(?!sblock)|Coiffeur|MwSt|Mehrwertsteuer/,
  ],
  ['de-de', ['Beleg', 'Friseursalons', 'zuzüglich MwSt.'], /Quittung(?!sblock)|Coiffeur|USt\./],
])('%s', async (locale, own, foreign) => {
  const words = await pagesOf(locale);
  for (const word of own) expect(words).toContain(word);
  expect(words.match(foreign)?.[0]).toBeUndefined();
  expect(words).not.toContain('inCountry');
});
