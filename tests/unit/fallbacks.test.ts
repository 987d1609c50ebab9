import { beforeAll, expect, test } from 'vitest';
import { readCoverage } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { type RenderedSite, renderedSite } from '../support/rendered-site.ts';

/* A dictionary that leaves groups out: other languages replace them, and are declared. */

let site: RenderedSite;

beforeAll(async () => {
  site = await renderedSite({
    files: {
      'site.ts': `import { defineSite } from 'wortlaut';
export default defineSite({ origin: 'https://www.muster.example', sourceLanguage: 'en', defaultLocale: 'at-de', navigationCountry: 'at', fallbacks: { nav: 'de', banner: 'en', footer: 'en' } });`,
      'languages.ts': `import { defineLanguages } from 'wortlaut';
export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr' },
  de: { name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  fr: { name: 'French', nativeName: 'Français', direction: 'ltr' },
});`,
      'navigation.ts': `import { defineNavigation, to } from 'wortlaut';
export default defineNavigation({
  menus: { main: [{ label: 'nav.help', to: to('help') }] },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'main' }],
  banner: to('help'),
});`,
      'facts/offer.ts': `import { date, defineFacts, money } from 'wortlaut';
export default defineFacts({
  price: money({ minor: 24900, currency: 'EUR', tax: 'net', source: 'the price list', asOf: '2026-11-01' }),
  regularPrice: money({ minor: 50000, currency: 'EUR', tax: 'net', source: 'the price list', asOf: '2026-11-01' }),
  ends: date({ iso: '2099-12-31', source: 'the price list', asOf: '2026-11-01' }),
});`,
      'countries/ch.ts': `import { defineCountry } from 'wortlaut';
export default defineCountry({ code: 'ch', name: 'Switzerland', currency: 'CHF', languages: ['fr'], domain: 'ch.muster.example', values: { sampleReceipt: { coffee: 480 } } });`,
      'dictionaries/fr.ts': `import { omit, translate } from 'wortlaut';
import source from './en.ts';
const later = omit('Nobody has translated it yet');
export default translate(source, {
  picker: {
    country: 'Pays', language: 'Langue', countryNow: 'Pays : {country}', languageNow: 'Langue : {language}',
    searchCountries: 'Chercher un pays', noCountries: 'Aucun pays', searchLanguages: 'Chercher une langue', noLanguages: 'Aucune langue',
    found: '{found, plural, one {# pays} other {# pays}}',
  },
  toast: { label: 'Messages', close: 'Fermer le message' },
  editions: later,
  terms: {
    contents: 'Sommaire', clause: 'Article {number}, lien vers cet article',
    copyHint: 'Le numéro d’un article en copie le lien.', copied: 'Le lien vers l’article {number} est copié',
  },
  common: later, nav: later, banner: later, footer: later,
  countries: { at: 'Autriche', ch: 'Suisse' },
});`,
      ...Object.fromEntries(
        ['home', 'help', 'not-found'].map((page) => [
          `pages/${page}/fr.ts`,
          `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, {
  meta: { title: '${page} | {brand:product}', description: '${page === 'home' ? 'Une caisse pour {fact:offer.price}.' : page === 'help' ? 'Ici, on vous aide avec {brand:product}.' : 'Il n’y a pas de page à cette adresse.'}' },
  heading: 'En français', text: '${page === 'home' ? 'Pour {fact:offer.price}, elle est à vous.' : 'Elle est là pour vous.'}', button: 'Retour au début',
});`,
        ]),
      ),
    },
  });
});

const find = async (tag: string) => (await site.page('/ch-fr/')).filter((element) => element.tag === tag);

test('F3 the labels of the navigation fall back to German, and are marked as German', async () => {
  const [header] = await find('header');
  expect(header?.attributes.lang).toBe('de');
  expect(header?.text).toContain('Hilfe');
  expect(header?.text).toContain('Ausprobieren');
});

test('F5 banner and footer fall back to English, and are marked as English', async () => {
  const [footer] = await find('footer');
  expect(footer?.attributes.lang).toBe('en');
  expect(footer?.text).toContain('A till that fits.');
  const banner = (await site.page('/ch-fr/')).find(
    ({ tag, text, attributes }) => tag !== 'div' && attributes.lang === 'en' && text.includes('See it'),
  );
  expect(banner?.text).toContain('249');
});

test('F5 numbers in a fallback have the format of its own language', async () => {
  const banner = (await site.page('/ch-fr/')).find(({ attributes, text }) => attributes.lang === 'en' && text.includes('See it'));
  expect(banner?.text).toContain('€249');
});

test('a group that no setting names falls back to the source language, and is marked', async () => {
  const skip = (await site.page('/ch-fr/')).find(({ attributes }) => attributes.class === 'skip-link');
  expect(skip).toMatchObject({ text: 'Skip to content', lang: 'en' });
});

test('the rest of the page stays in its own language', async () => {
  expect((await find('html'))[0]?.attributes.lang).toBe('fr-CH');
  expect((await find('h1'))[0]).toMatchObject({ text: 'En français', lang: 'fr-CH' });
});

test('F3 F5 the real content needs no fallbacks: every dictionary is complete (decision 11)', async () => {
  const { coverage } = await readCoverage(opened({ content: `${root}/content` }));
  const dictionaries = (coverage ?? expect.fail('the real content does not load')).cells.filter(({ kind }) => kind === 'dictionary');
  expect(dictionaries.map(({ where, state }) => [where, state])).toEqual(
    ['en', 'de', 'fr', 'es', 'pl', 'it', 'nl', 'cs'].map((language) => [language, 'complete']),
  );
});
