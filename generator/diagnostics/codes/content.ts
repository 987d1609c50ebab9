import type { CodeDefinition } from '../code-definition.ts';

/** Values in content: settings, countries, facts, pages, and the characters of texts. */
export const content = {
  WL1005: {
    title: "A file's name and the code inside it differ.",
    cause: 'The name of the file is the code. Rename the file or correct the code.',
    bad: "content/countries/at.ts: defineCountry({ code: 'au', … })",
    good: "content/countries/at.ts: defineCountry({ code: 'at', … })",
    suppressible: false,
    fileIsRead: true,
  },
  WL1006: {
    title: 'A currency is unknown.',
    cause: 'Currencies are ISO 4217 codes from a closed list with their numbers of minor digits.',
    bad: "currency: 'EURO'",
    good: "currency: 'EUR'",
    suppressible: false,
  },
  WL1007: {
    title: 'A language is not in languages.ts.',
    cause: 'languages.ts lists every language of countries, text files, addresses and fallbacks with its names.',
    bad: "languages: ['de', 'gsw']",
    good: "languages: ['de', 'fr']",
    suppressible: false,
  },
  WL1008: {
    title: 'A page names a template that does not exist.',
    cause: 'The template decides which texts a page needs. runtime/templates.ts lists the names of templates.',
    bad: "template: 'suport'",
    good: "template: 'support'",
    suppressible: false,
  },
  WL1009: {
    title: 'A text names a fact or brand value that does not exist.',
    cause: 'A token in braces is replaced by a value of content/facts or content/brand.ts. Correct its name or add the value there.',
    bad: "'Only {fact:offer.prize}'",
    good: "'Only {fact:prices.monthly}'",
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['facts'],
  },
  WL1010: {
    title: 'A derived fact contradicts its sources.',
    cause:
      'A fact that is derived from others (a sum, a difference) must equal the computed value, and the others must have one currency, one period, and all be net or all gross. One of them is wrong.',
    bad: 'price 24900, regularPrice 50000, saving 25000',
    good: 'price 24900, regularPrice 50000, saving 25100',
    suppressible: false,
    followsFromUnread: ['facts', 'counted countries'],
  },
  WL1012: {
    title: 'No country offers a locale.',
    cause: 'A locale is a country code and one of the languages that the country offers, as in at-de.',
    bad: "defaultLocale: 'de-fr'",
    good: "defaultLocale: 'de-de'",
    followsFromUnread: ['countries'],
  },
  WL1013: {
    title: 'A fact has an impossible value.',
    cause: 'Amounts are whole numbers, dates are ISO 8601, opening hours are HH:MM.',
    bad: "date({ iso: '2025-13' })",
    good: "date({ iso: '2025-07' })",
    suppressible: false,
  },
  WL1014: {
    title: 'A page names a country that does not exist.',
    cause:
      'The countries of a page, of its addresses and of its entries are those of content/countries. Only contracts may have an address for any country of the world.',
    bad: "countries: ['sp']",
    good: "countries: ['es']",
    suppressible: false,
    followsFromUnread: ['countries'],
  },
  WL1015: {
    title: 'An edition does not fit the page that it replaces.',
    cause:
      'An edition replaces a page in some countries: it names the page, has the same path and lists the countries. Links to the page lead to the edition there.',
    bad: "variantOf: 'home', path: '/:locale/landing'",
    good: "variantOf: 'home', path: '/:locale', countries: ['es']",
    suppressible: false,
  },
  WL1026: {
    title: 'The structure of a page does not fit its template.',
    cause:
      'The structure lists names of texts, icons, links and choices. The template reads lists and values of certain names and kinds (runtime/props); values that are missing, mistyped or of another kind cannot be shown. Numbers are counts, amounts and durations, so they are never negative.',
    bad: "structure: { methods: [{ id: 'email', icon: 'headphones', … }] }",
    good: "structure: { methods: [{ id: 'email', icon: 'headset', … }], faq: ['start'], links: [] }",
    suppressible: false,
  },
  WL1028: {
    title: 'A translation is compared with the wrong source.',
    cause:
      'A translation passes the source text of its own page to translate(), which compares both. Here it passes the text of another page, or another translation. page.ts names the source language of a page, site.ts that of the dictionaries.',
    bad: "content/pages/about/de.ts: import source from '../reviews/en.ts';",
    good: "content/pages/about/de.ts: import source from './en.ts';",
    fileIsRead: true,
    distortsTypes: true,
  },
  WL1030: {
    title: 'A country has no flag.',
    cause:
      'The theme draws the flags, so that they appear on every platform. A country without a drawing appears without a flag beside the others.',
    bad: "content/countries/pt.ts, and no drawing for 'pt' in runtime/islands/elements/flag.tsx",
    good: 'pt: <>…</>, in the list of drawings',
  },
  WL1032: {
    title: 'A country offers a language twice.',
    cause: 'The languages of a country are listed once each, the default first. Each is a locale with its own addresses.',
    bad: "languages: ['es', 'es', 'de']",
    good: "languages: ['es', 'de']",
  },
  WL1033: {
    title: 'Two countries have the same domain.',
    cause: 'A domain belongs to one country, which its visitors see.',
    bad: "es.ts and fr.ts: domain: 'es.example.com'",
    good: "es.ts: domain: 'es.example.com', fr.ts: domain: 'fr.example.com'",
  },
  WL1042: {
    title: 'The name of a language is not a language tag.',
    cause:
      'Languages are named by tags (BCP 47): the language, a script where more than one is in use, and a region where its texts differ, as in de, zh-Hant and pt-BR. Browsers, search engines and screen readers understand no other names.',
    bad: "'zh-hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }",
    good: "'zh-Hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }",
    suppressible: false,
  },
  WL1043: {
    title: 'A fact names a format that the site does not have.',
    cause:
      'The `format` of a fact is the name of one of the `factFormats` in wortlaut.config.ts, which writes the fact in each locale. Without such a function the fact cannot be written.',
    bad: "books: count({ amount: 11000, format: 'shelfs', … })",
    good: "books: count({ amount: 11000, format: 'shelves', … })",
  },
  WL1044: {
    title: 'The description of a list of pages is wrong.',
    cause:
      'A page with `lists` and a size needs a path, because its further addresses are that path and a number. Lists sort the pages of their template by the `date` of their structure, so this date must be a day of the calendar.',
    bad: "structure: { date: '2026-2-30' }",
    good: "structure: { date: '2026-03-02' }",
    suppressible: false,
  },
  WL1045: {
    title: 'The fact for the retention of submissions is not a period.',
    cause:
      'Submissions are deleted on a certain day, so keptFor names a duration in days, weeks, months or years: exact or at most, not a range, not working days. The privacy page shows the same fact, so both change together.',
    bad: "submissions: { keptFor: 'prices.monthly' }",
    good: "submissions: { keptFor: 'policies.kept' }, with kept: duration({ amount: 6, unit: 'month', bound: 'atMost', … })",
    suppressible: false,
  },
  WL1046: {
    title: 'The site does not declare how long it keeps submissions.',
    severity: 'warning',
    cause:
      'Personal data are kept no longer than needed (Art. 5(1)(e) GDPR), and visitors are told the period. With a fact in site.ts, serve deletes older submissions, and the privacy page shows the same number.',
    bad: "leadEndpoint: '/api/contact', and no submissions in site.ts",
    good: "leadEndpoint: '/api/contact', submissions: { keptFor: 'policies.kept' }",
  },
  WL1035: {
    title: 'A text contains a character that must not be published.',
    cause:
      'Control characters are not text, a lone surrogate is not a letter, and characters that override the direction of writing show visitors other words than the file contains. They come with copied text. The message names the character and its place.',
    bad: "heading: 'Price \\u202E9.92'",
    good: "heading: 'Price 29.9'",
    suppressible: false,
  },
  WL1036: {
    title: 'A text contains an invisible character.',
    severity: 'warning',
    cause:
      'A zero-width character breaks search, spell checkers and copied words. It comes with copied text. Joiners are allowed if a script or an emoji needs them, direction marks in texts with right-to-left letters; soft hyphens and no-break spaces are allowed.',
    bad: "heading: 'Reading\\u200Broom'",
    good: "heading: 'Reading room'",
  },
  WL3036: {
    title: 'A list of all countries lacks one, or names an unknown one.',
    cause:
      'eachCountry in a structure declares that a page lists the countries of the site. Add a new country there, too; a country with a contract may be listed before the site offers it.',
    bad: "rows: { eachCountry: ['at'] }, and content/countries has at.ts and ch.ts",
    good: "rows: { eachCountry: ['at', 'ch'] }",
    followsFromUnread: ['countries'],
  },
} as const satisfies Record<string, CodeDefinition>;
