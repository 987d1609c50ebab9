import type { Edit } from '../edit.ts';

const translation = (copy: string) => `import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
${copy}});
`;

/** A third language, offered in a country of its own. Its layout comes from another language as far as possible. */
export const french: Edit = {
  name: 'a language more',
  changes: [
    { file: 'languages.ts', find: '  de: {', replace: "  fr: { name: 'French', nativeName: 'Français', direction: 'ltr' },\n  de: {" },
    {
      file: 'countries/fr.ts',
      text: `import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'fr',
  name: 'France',
  currency: 'EUR',
  languages: ['fr'],
  domain: 'fr.muster.example',
  values: { sampleReceipt: { coffee: 190 } },
});
`,
    },
    { file: 'dictionaries/en.ts', find: "at: 'Austria'", replace: "at: 'Austria', fr: 'France'" },
    { file: 'dictionaries/de.ts', find: "at: 'Österreich'", replace: "at: 'Österreich', fr: 'Frankreich'" },
    {
      file: 'dictionaries/fr.ts',
      text: `import { omit, translate } from 'wortlaut';
import source from './en.ts';

const later = omit('Nobody has translated it yet');

export default translate(source, {
  picker: {
    country: 'Pays',
    language: 'Langue',
    countryNow: 'Pays : {country}',
    languageNow: 'Langue : {language}',
    searchCountries: 'Chercher un pays',
    noCountries: 'Aucun pays',
    searchLanguages: 'Chercher une langue',
    noLanguages: 'Aucune langue',
    found: '{found, plural, one {# pays} other {# pays}}',
  },
  toast: { label: 'Messages', close: 'Fermer le message' },
  terms: later,
  common: later,
  nav: later,
  banner: later,
  footer: later,
  countries: { at: 'Autriche', ch: 'Suisse', fr: 'France' },
});
`,
    },
    {
      file: 'pages/home/fr.ts',
      text: translation(`  meta: { title: '{brand:product}', description: 'Une caisse pour {fact:offer.price}.' },
  heading: 'Une caisse pour les petites boutiques',
  text: 'Pour {fact:offer.price}, elle est à vous.',
  button: 'Commencer',
`),
    },
    {
      file: 'pages/help/fr.ts',
      text: translation(`  meta: { title: 'Aide | {brand:product}', description: 'Ici, on vous aide avec {brand:product}.' },
  heading: 'Aide',
  text: 'Écrivez-nous.',
  button: 'Retour au début',
`),
    },
    {
      file: 'pages/not-found/fr.ts',
      text: translation(`  meta: { title: 'Introuvable | {brand:product}', description: 'Il n’y a pas de page à cette adresse.' },
  heading: 'Introuvable',
  text: 'Il n’y a pas de page à cette adresse.',
  button: 'Retour au début',
`),
    },
    {
      file: 'pages/privacy/page.ts',
      find: "source: 'en',",
      replace: "source: 'en',\n  gaps: { 'fr-fr': { gap: 'fallback', language: 'en' } },",
    },
  ],
};
