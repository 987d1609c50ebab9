import type { CodeDefinition } from '../code-definition.ts';

/** Values in content: settings, countries, facts, pages, and the characters of texts. */
export const content = {
  WL1005: {
    title: "A file's name and the code inside it differ.",
    cause: 'The name of the file is the code, so that everybody finds it. Rename the file or correct the code.',
    bad: "content/countries/at.ts: defineCountry({ code: 'au', … })",
    good: "content/countries/at.ts: defineCountry({ code: 'at', … })",
    suppressible: false,
    fileIsRead: true,
  },
  WL1006: {
    title: 'A currency is not known.',
    cause: 'Currencies are ISO 4217 codes from a closed list, because the number of minor digits must be known.',
    bad: "currency: 'EURO'",
    good: "currency: 'EUR'",
    suppressible: false,
  },
  WL1007: {
    title: 'A language is not in languages.ts.',
    cause:
      'Every language that a country offers, a copy file is named for, an address is in or a fallback points at is listed in languages.ts with its names.',
    bad: "languages: ['de', 'gsw']",
    good: "languages: ['de', 'fr']",
    suppressible: false,
  },
  WL1008: {
    title: 'A page names a template that does not exist.',
    cause: 'The template decides which texts a page needs. Its name is one of those in runtime/templates.ts.',
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
    title: 'A fact contradicts the facts it follows from.',
    cause:
      'A fact that is derived from others (a sum, a difference) must equal what they give, and they must be in one currency, for one period, and all net or all gross. One of them is wrong.',
    bad: 'price 24900, regularPrice 50000, saving 25000',
    good: 'price 24900, regularPrice 50000, saving 25100',
    suppressible: false,
    followsFromUnread: ['facts', 'counted countries'],
  },
  WL1012: {
    title: 'A locale is named that no country offers.',
    cause: 'A locale is a country code and one of the languages that the country offers, as in at-de.',
    bad: "defaultLocale: 'de-fr'",
    good: "defaultLocale: 'de-de'",
    followsFromUnread: ['countries'],
  },
  WL1013: {
    title: 'A fact has a value that cannot be.',
    cause: 'Amounts are whole numbers, dates are ISO 8601, opening hours are HH:MM.',
    bad: "date({ iso: '2025-13' })",
    good: "date({ iso: '2025-07' })",
    suppressible: false,
  },
  WL1014: {
    title: 'A page names a country that does not exist.',
    cause:
      'The countries of a page, those of its addresses and those for which it has an entry, are those of content/countries. A country that is not there has no languages. Contracts alone may have an address for any country of the world.',
    bad: "countries: ['sp']",
    good: "countries: ['es']",
    suppressible: false,
    followsFromUnread: ['countries'],
  },
  WL1015: {
    title: 'A page stands in for another one, but not in full.',
    cause:
      'An edition takes the place of a page in some countries: it names that page, has the same path and says in which countries. Links to the page lead to the edition there.',
    bad: "variantOf: 'home', path: '/:locale/landing'",
    good: "variantOf: 'home', path: '/:locale', countries: ['es']",
    suppressible: false,
  },
  WL1026: {
    title: 'The structure of a page is not what its template reads.',
    cause:
      'The structure lists what the page shows: names of texts, icons, links, choices. The template reads lists and values of certain names and kinds (runtime/props); what is missing, mistyped or of another kind cannot be shown. Numbers are counts, amounts and durations, and so are never negative.',
    bad: "structure: { methods: [{ id: 'email', icon: 'headphones', … }] }",
    good: "structure: { methods: [{ id: 'email', icon: 'headset', … }], faq: ['start'], links: [] }",
    suppressible: false,
  },
  WL1028: {
    title: 'A translation translates something else than its source.',
    cause:
      'A translation hands the source text of its own page to translate(), so that both are compared. With the text of another page, or with another translation, the file is compared with the wrong one. The language of the source stands in page.ts, that of the dictionaries in site.ts.',
    bad: "content/pages/about/de.ts: import source from '../reviews/en.ts';",
    good: "content/pages/about/de.ts: import source from './en.ts';",
    fileIsRead: true,
    distortsTypes: true,
  },
  WL1030: {
    title: 'A country has no flag.',
    cause:
      'The theme draws the flags, so that they show on every platform. Where it draws none, the country stands without one beside the others.',
    bad: "content/countries/pt.ts, and no drawing for 'pt' in runtime/islands/elements/flag.tsx",
    good: 'pt: <>…</>, in the list of drawings',
  },
  WL1032: {
    title: 'A country offers a language twice.',
    cause:
      'The languages of a country are a list in which each stands once, the default first. Each is a locale with addresses of its own.',
    bad: "languages: ['es', 'es', 'de']",
    good: "languages: ['es', 'de']",
  },
  WL1033: {
    title: 'Two countries have the same domain.',
    cause: 'A domain belongs to one country: by it visitors are shown that country.',
    bad: "es.ts and fr.ts: domain: 'es.example.com'",
    good: "es.ts: domain: 'es.example.com', fr.ts: domain: 'fr.example.com'",
  },
  WL1042: {
    title: 'A language is named by something that is no language tag.',
    cause:
      'Languages are named by tags (BCP 47): the language, a script where more than one is in use, and a region where its texts differ, as in de, zh-Hant and pt-BR. Browsers, search engines and screen readers understand no other names.',
    bad: "'zh-hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }",
    good: "'zh-Hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }",
    suppressible: false,
  },
  WL1043: {
    title: 'A fact names a format that the site does not have.',
    cause:
      'The `format` of a fact is the name of one of the `factFormats` in wortlaut.config.ts, which writes the fact in each locale. Without such a function nobody knows how to write it.',
    bad: "books: count({ amount: 11000, format: 'shelfs', … })",
    good: "books: count({ amount: 11000, format: 'shelves', … })",
  },
  WL1044: {
    title: 'A list of pages cannot be made as it is described.',
    cause:
      'A page with `lists` and a size needs a path, because its further addresses are that path and a number. Lists sort the pages of their template by the `date` of their structure, so a page with one gives a day of the calendar.',
    bad: "structure: { date: '2026-2-30' }",
    good: "structure: { date: '2026-03-02' }",
    suppressible: false,
  },
  WL1045: {
    title: 'The period for which submissions are kept is none.',
    cause:
      'What visitors send is deleted on a certain day, so keptFor names a fact that is a duration in days, weeks, months or years: exact or at most, no range and no working days. The same fact stands in the privacy page, and both change together.',
    bad: "submissions: { keptFor: 'prices.monthly' }",
    good: "submissions: { keptFor: 'policies.kept' }, with kept: duration({ amount: 6, unit: 'month', bound: 'atMost', … })",
    suppressible: false,
  },
  WL1046: {
    title: 'The site does not say for how long it keeps what visitors send.',
    severity: 'warning',
    cause:
      'Personal data are kept no longer than needed (Art. 5(1)(e) GDPR), and visitors are told how long that is. With a fact in site.ts, serve deletes what is older, and the privacy page names the same number.',
    bad: "leadEndpoint: '/api/contact', and no submissions in site.ts",
    good: "leadEndpoint: '/api/contact', submissions: { keptFor: 'policies.kept' }",
  },
  WL1035: {
    title: 'A text holds a sign that must not be published.',
    cause:
      'Zeros and other control signs are no text; half of a pair of signs (a lone surrogate) is no letter; and signs that override the direction of writing show visitors other words than the file says. They come with text that was copied from elsewhere. The message names the sign and its place.',
    bad: "heading: 'Price \\u202E9.92'",
    good: "heading: 'Price 29.9'",
    suppressible: false,
  },
  WL1036: {
    title: 'A text holds a sign that nobody sees.',
    severity: 'warning',
    cause:
      'A zero-width sign takes no room, but search, spell checkers and readers that copy the words stumble over it. It comes with text that was copied from elsewhere. Joiners are allowed where a script or an emoji needs them, marks of direction in texts with letters that run from right to left; soft hyphens and no-break spaces are fine.',
    bad: "heading: 'Reading\\u200Broom'",
    good: "heading: 'Reading room'",
  },
  WL3036: {
    title: 'A list of all countries lacks one, or names one that is none.',
    cause:
      'A structure says with eachCountry that a page lists the countries of the site. A country that is added has to be added there, too; one that has a contract may stand there before the site has it.',
    bad: "rows: { eachCountry: ['at'] }, and content/countries has at.ts and ch.ts",
    good: "rows: { eachCountry: ['at', 'ch'] }",
    followsFromUnread: ['countries'],
  },
} as const satisfies Record<string, CodeDefinition>;
