import { type Edit, reword } from '../edit.ts';
import { french } from './french.ts';

/** Edits of shared content: brand, countries, languages, menus and the site file. */
export const settings: readonly Edit[] = [
  reword('the name of the product', 'brand.ts', ["product: 'Muster'", "product: 'Probe'"]),
  reword('a name as long as before', 'brand.ts', ['Muster GmbH', 'Master GmbH']),
  reword('a value of the brand for search engines', 'brand.ts', ['hello@muster', 'help@muster']),
  reword('a link that leads outside', 'brand.ts', ['https://app.muster.example/', 'https://start.muster.example/']),
  reword('an entry of a menu more', 'navigation.ts', [
    '    main: [\n',
    "    main: [\n      { label: 'nav.register', to: to('privacy') },\n",
  ]),
  reword('an entry of a menu fewer', 'navigation.ts', ["      { label: 'nav.prices', to: to('help', 'content') },\n", '']),
  reword('the menu of one country', 'navigation.ts', [
    "header: { default: 'main' }",
    "header: { countries: { ch: 'site' }, default: 'main' }",
  ]),
  reword('a banner', 'navigation.ts', ['header: {', "banner: to('help'),\n  header: {"]),
  {
    name: 'a country fewer',
    changes: [
      { gone: 'countries/ch.ts' },
      { gone: 'pages/welcome' },
      { file: 'dictionaries/en.ts', find: ", ch: 'Switzerland'", replace: '' },
      { file: 'dictionaries/de.ts', find: ", ch: 'Schweiz'", replace: '' },
    ],
  },
  reword('a language that a country offers', 'countries/ch.ts', ["languages: ['de']", "languages: ['de', 'en']"]),
  reword('the order of languages', 'countries/at.ts', ["['de', 'en']", "['en', 'de']"]),
  reword('how a country spells', 'countries/ch.ts', ['domain:', "spelling: { de: { ß: 'ss' } },\n  domain:"]),
  reword('the name of a country', 'dictionaries/de.ts', ["ch: 'Schweiz'", "ch: 'Die Schweiz'"]),
  reword('the name of a language', 'languages.ts', ["nativeName: 'Deutsch'", "nativeName: 'Teutsch'"]),
  reword('a word that a language avoids in a country', 'languages.ts', [
    "nativeName: 'Deutsch'",
    "nativeName: 'Deutsch', avoid: { uns: { write: 'mir', countries: ['ch'] } }",
  ]),
  french,
  reword('the origin', 'site.ts', ['https://www.muster.example', 'https://www.probe.example']),
  reword('hosts with rules', 'site.ts', ['fallbacks: {}', "fallbacks: {},\n  hosts: ['nginx']"]),
  reword('why a text is kept', 'site.ts', ["banner: 'For a banner.'", "banner: 'For a later banner.'"]),
  { name: 'a list of what is published', changes: [{ file: 'addresses.lock', text: '/at-de/\n/at-de/help/\n/at-de/privacy/\n' }] },
];
