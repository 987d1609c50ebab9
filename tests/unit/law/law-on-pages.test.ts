import { beforeAll, describe, expect, test } from 'vitest';
import { readSite, renderPage, type SiteModel } from '../../../generator/index.ts';
import { namesOf } from '../../../generator/model/fact.ts';
import { isLaw } from '../../../generator/model/law.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

/* The law of each country on the pages of its readers, and the facts that it is printed from (P3, P15, P17, decision 36). */

const siteOn = async (today: string): Promise<SiteModel> => {
  const { site } = await readSite(opened({ content: `${root}/content`, today }));
  return site ?? expect.fail('the real site does not load');
};

let site: SiteModel;
beforeAll(async () => {
  site = await siteOn('2026-11-26');
});

/** The words of a page, as a visitor sees them. */
async function wordsOf(path: string, of = site): Promise<string> {
  const route = of.manifest.routes.find((one) => one.path === path) ?? expect.fail(`no page at ${path}`);
  const { html } = await renderPage(of, route);
  return (html ?? '').replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
}

const namesByCountry = () => {
  const names = new Map<string, string[]>();
  for (const [id, { value }] of site.content.facts)
    if (isLaw(value)) names.set(id.split('.')[1] ?? '', [...(names.get(id.split('.')[1] ?? '') ?? []), ...namesOf(value)]);
  return names;
};

describe('each country', () => {
  test.each(['at', 'ch', 'cz', 'de', 'es', 'fr', 'pl'])('%s reads no name of the law of another, but for a fair there', async (country) => {
    const paths = site.manifest.routes
      .filter(({ locale, status }) => locale?.country === country && status === 200)
      .map(({ path }) => path);
    const pages = paths.filter((path) => /^\/[^/]+\/(?:(?:support|benefits|reviews|product|about)\/)?$/.test(path));
    expect(pages.length).toBeGreaterThan(3);
    for (const path of pages) {
      const words = (await wordsOf(path)).replace(/Comercio Abierto.*?(?:Salon Days|$)/g, '');
      for (const [owner, names] of namesByCountry())
        for (const name of owner === country ? [] : names) expect(`${path} ${words.includes(name) ? name : ''}`).toBe(`${path} `);
    }
  });

  test.each([
    ['/at-de/', 'seit dem 1. April 2017 eine Signatur nach RKSV'],
    ['/at-en/support/', 'reported after 48 hours'],
    ['/at-de/support/', 'Ab € 15.000 Umsatz und € 7.500 Barumsatz im Jahr'],
    ['/de-de/', 'zertifizierte TSE (KassenSichV, seit dem 1. Januar 2020)'],
    ['/de-en/support/', 'reported through ELSTER within a month (since 1 January 2025)'],
    ['/es-es/support/', 'obligatorio a partir del 1 de enero de 2027; para los demás, a partir del 1 de julio de 2027'],
    ['/fr-fr/', 'Cette caisse n’est pas certifiée NF 525.'],
    ['/fr-fr/support/', 'à partir du 1er septembre 2027'],
    ['/pl-pl/', 'Powyżej 20 000 zł rocznej sprzedaży'],
    ['/pl-pl/', 'Kassaro nią nie jest.'],
    ['/ch-fr/', 'La Suisse n’impose aucune caisse'],
    ['/cz-de/support/', 'gibt es seit dem 1. Januar 2023 nicht mehr (zákon č. 458/2022 Sb.)'],
  ])('%s: %s', async (path, words) => {
    const shown = await wordsOf(path);
    expect(shown.includes(words) ? words : shown).toBe(words);
  });
});

/** Sentences about law that were empty or wrong, by their numbers in a list of thirty: each is gone, or its page prints the law. */
const sentences: readonly (readonly [number, string, RegExp, RegExp | 'gone'])[] = [
  [1, '/at-de/', /Vorbereitet auf die Steuervorschriften/, 'gone'],
  [2, '/at-de/support/', /Ja\. Sie ist auf die Steuervorschriften/, 'gone'],
  [3, '/at-de/benefits/', /Vorschriften eingebaut/, 'gone'],
  [4, '/at-de/support/', /Sie verkaufen weiter/, /Ausfall der Signatur steht auf dem Beleg und ist nach 48 Stunden zu melden/],
  [5, '/at-de/support/', /QR-Code/, /seit dem 1\. Oktober 2026/],
  [6, '/at-de/kassaro/', /zuzüglich/, /zuzüglich USt\./],
  [7, '/de-de/', /Vorbereitet auf die Steuervorschriften/, 'gone'],
  [8, '/de-de/support/', /Ja\. Sie ist auf die Steuervorschriften/, 'gone'],
  [9, '/de-de/benefits/', /Vorschriften eingebaut/, 'gone'],
  [10, '/de-de/support/', /Sie verkaufen weiter/, /Fällt die TSE aus, muss der Beleg es zeigen/],
  [11, '/de-de/support/', /auch elektronisch/, /§ 146a Abs\. 2 AO/],
  [12, '/es-es/support/', /Sí\. Está preparado/, 'gone'],
  [13, '/es-es/', /Sí\. Los tickets/, 'gone'],
  [14, '/es-es/benefits/', /Normativa fiscal incluida/, 'gone'],
  [15, '/es-es/ipad-offer-2/', /En regla con Hacienda/, 'gone'],
  [16, '/facturacion/', /preparado para la normativa/, 'gone'],
  [17, '/healthcare/', /No todo lo que cobras lleva el mismo IVA/, /exenta \(art\. 20\.Uno\.3\.º LIVA\)/],
  [18, '/fr-fr/', /Prête pour la comptabilité/, 'gone'],
  [19, '/fr-fr/support/', /factures électroniques/, /depuis le 1er septembre 2026/],
  [20, '/fr-fr/support/', /Le ticket n’est imprimé que/, /depuis le 1er août 2023/],
  [22, '/pl-pl/', /rejestruje sprzedaż|drukuje jej potwierdzenia/, 'gone'],
  [23, '/pl-pl/', /wystawia faktury|wyślij komunikatorem/, 'gone'],
  [24, '/pl-pl/benefits/', /wydaj potwierdzenie/, 'gone'],
  [25, '/pl-pl/support/', /Sprzedajesz dalej/, /która wysyła dane do CRK/],
  [26, '/cz-en/', /Ready for your accountant/, /accounting software/],
  [27, '/cz-en/support/', /No particular till\./, /since 1 January 2023 \(zákon č\. 458\/2022 Sb\.\)/],
  [27, '/cz-de/support/', /Keine bestimmte Kasse\./, /seit dem 1\. Januar 2023 nicht mehr \(zákon č\. 458\/2022 Sb\.\)/],
  [28, '/ch-de/', /Fertig für die Buchhaltung/, 'gone'],
  [29, '/ch-de/', /Friseur|Beleg/, 'gone'],
  ...['at', 'de', 'ch', 'cz', 'fr', 'pl'].map((country): readonly [number, string, RegExp, 'gone'] => {
    const language = { fr: 'fr', pl: 'pl', cz: 'en' }[country] ?? 'de';
    return [30, `/${country}-${language}/`, /Verifactu(?!.{0,40}(?:probieren|try|essayer|wypróbowania))/, 'gone'];
  }),
];

test.each(sentences)('sentence %i on %s: %s', async (_, path, sentence, law) => {
  const words = await wordsOf(path);
  if (law === 'gone') expect(words).not.toMatch(sentence);
  else {
    expect(words).toMatch(sentence);
    expect(words).toMatch(law);
  }
});

test('on 2 January 2027 the first Spanish day is past, the Polish exception has ended, and Czech readers are told nothing', async () => {
  const later = await siteOn('2027-01-02');
  expect(await wordsOf('/es-es/support/', later)).toContain('obligatorio desde el 1 de enero de 2027');
  expect(await wordsOf('/pl-pl/support/')).toContain('mogą zostać poza KSeF do 31 grudnia 2026');
  expect(await wordsOf('/pl-pl/support/', later)).not.toContain('mogą zostać poza KSeF');
  expect(await wordsOf('/cz-en/support/')).toContain('EET');
  for (const path of ['/cz-en/', '/cz-en/support/', '/cz-de/support/', '/cz-en/benefits/'])
    expect(await wordsOf(path, later)).not.toContain('EET');
});
