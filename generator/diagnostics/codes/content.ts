import { code } from '../code-definition.ts';

/** Values in content: settings, countries, facts, pages, and the characters of texts. */
export const content = {
  WL1005: code({ suppressible: false, fileIsRead: true })`A file's name and the code inside it differ.
    The name of the file is the code. Rename the file or correct the code.
    - content/countries/at.ts: defineCountry({ code: 'au', … })
    + content/countries/at.ts: defineCountry({ code: 'at', … })`,
  WL1006: code({ suppressible: false })`A currency is unknown.
    Currencies are written as codes of ISO 4217.
    - currency: 'EURO'
    + currency: 'EUR'`,
  WL1007: code({ suppressible: false })`A language is not in languages.ts.
    languages.ts lists every language of countries, text files, addresses and fallbacks with its names.
    - languages: ['de', 'gsw']
    + languages: ['de', 'fr']`,
  WL1008: code({ suppressible: false })`A page names a template that does not exist.
    The template decides which texts a page needs. runtime/templates.ts lists the names of templates.
    - template: 'suport'
    + template: 'support'`,
  WL1009: code({
    suppressible: false,
    foundBy: 'compiler',
    followsFromUnread: ['facts', 'countries'],
  })`A text names a fact or brand value that does not exist.
    A token in braces is replaced by a value of content/facts or content/brand.ts. Correct its name or add the value there.
    - 'Only {fact:offer.prize}'
    + 'Only {fact:prices.monthly}'`,
  WL1010: code({ suppressible: false, followsFromUnread: ['facts', 'counted countries'] })`A derived fact contradicts its sources.
    A fact that is derived from others (a sum, a difference) must equal the computed value, and the others must have one currency, one period, and all be net or all gross. One of them is wrong.
    - price 24900, regularPrice 50000, saving 25000
    + price 24900, regularPrice 50000, saving 25100`,
  WL1012: code({ followsFromUnread: ['countries'] })`No country offers a locale.
    A locale is a country code and one of the languages that the country offers, as in at-de.
    - defaultLocale: 'de-fr'
    + defaultLocale: 'de-de'`,
  WL1013: code({ suppressible: false })`A fact has an impossible value.
    Amounts are whole numbers, dates are ISO 8601, opening hours are HH:MM.
    - date({ iso: '2025-13' })
    + date({ iso: '2025-07' })`,
  WL1014: code({ suppressible: false, followsFromUnread: ['countries'] })`A page names a country that does not exist.
    The countries of a page, of its addresses and of its entries are those of content/countries. Only contracts may have an address for any country of the world.
    - countries: ['sp']
    + countries: ['es']`,
  WL1015: code({ suppressible: false, followsFromUnread: ['pages'] })`An edition does not fit the page that it replaces.
    An edition replaces a page in some countries: it names the page, has the same path and lists the countries. Links to the page lead to the edition there.
    - variantOf: 'home', path: '/:locale/landing'
    + variantOf: 'home', path: '/:locale', countries: ['es']`,
  WL1026: code({ suppressible: false })`The structure of a page does not fit its template.
    The structure lists names of texts, icons, links and choices. The template reads lists and values of certain names and kinds (runtime/props); values that are missing, mistyped or of another kind cannot be shown. Numbers are counts, amounts and durations, so they are never negative.
    - structure: { methods: [{ id: 'email', icon: 'headphones', … }] }
    + structure: { methods: [{ id: 'email', icon: 'headset', … }], faq: ['start'], links: [] }`,
  WL1028: code({ distortsTypes: true })`A translation is compared with the wrong source.
    A translation passes the source text of its own page to translate(), which compares both. Here it passes the text of another page, or another translation. page.ts names the source language of a page, site.ts that of the dictionaries.
    - content/pages/about/de.ts: import source from '../reviews/en.ts';
    + content/pages/about/de.ts: import source from './en.ts';`,
  WL1030: code()`A country has no flag.
    The theme draws the flags, so that they appear on every platform. A country without a drawing appears without a flag beside the others.
    - content/countries/pt.ts, and no drawing for 'pt' in runtime/islands/elements/flag.tsx
    + pt: <>…</>, in the list of drawings`,
  WL1032: code()`A country offers a language twice.
    The languages of a country are listed once each, the default first. Each is a locale with its own addresses.
    - languages: ['es', 'es', 'de']
    + languages: ['es', 'de']`,
  WL1033: code()`Two countries have the same domain.
    A domain belongs to one country, which its visitors see.
    - es.ts and fr.ts: domain: 'es.example.com'
    + es.ts: domain: 'es.example.com', fr.ts: domain: 'fr.example.com'`,
  WL1042: code({ suppressible: false })`The name of a language or a country is not in its standard.
    Languages are named by tags (BCP 47): the language, a script where more than one is in use, and a region where its texts differ, as in de, zh-Hant and pt-BR. Countries are named by codes of ISO 3166-1, such as gb. Browsers, search engines and screen readers understand no other names.
    - 'zh-hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }
    + 'zh-Hant': { name: 'Traditional Chinese', nativeName: '繁體中文' }`,
  WL1043: code()`A fact names a format that the site does not have.
    The \`format\` of a fact is the name of one of the \`factFormats\` in wortlaut.config.ts, which writes the fact in each locale. Without such a function the fact cannot be written.
    - books: count({ amount: 11000, format: 'shelfs', … })
    + books: count({ amount: 11000, format: 'shelves', … })`,
  WL1044: code({ suppressible: false })`The description of a list of pages is wrong.
    A page with \`lists\` and a size needs a path, because its further addresses are that path and a number. Lists sort the pages of their template by the \`date\` of their structure, so this date must be a day of the calendar.
    - structure: { date: '2026-2-30' }
    + structure: { date: '2026-03-02' }`,
  WL1045: code({ suppressible: false, followsFromUnread: ['facts'] })`The fact for the retention of submissions is not a period.
    Submissions are deleted on a certain day, and a later edition applies from one, so keptFor, acceptanceKeptFor, notice and priceNotice name a duration in days, weeks, months or years: exact or at most, not a range, not working days. The privacy page shows the same fact, so both change together.
    - submissions: { keptFor: 'prices.monthly' }
    + submissions: { keptFor: 'policies.kept' }, with kept: duration({ amount: 6, unit: 'month', bound: 'atMost', … })`,
  WL1046: code({ severity: 'warning' })`The site does not declare how long it keeps submissions.
    Personal data are kept no longer than needed (Art. 5(1)(e) GDPR), and visitors are told the period. With a fact in site.ts, serve deletes older submissions, and the privacy page shows the same number. Which text a visitor accepted is kept apart from the submission, without personal data, as long as the contract has to be proved: acceptanceKeptFor.
    - leadEndpoint: '/api/contact', and no submissions in site.ts
    + leadEndpoint: '/api/contact', submissions: { keptFor: 'policies.kept' }`,
  WL1035: code({ suppressible: false })`A text contains a character that must not be published.
    Control characters are not text, a lone surrogate is not a letter, and characters that override the direction of writing show visitors other words than the file contains. They come with copied text. The message names the character and its place.
    - heading: 'Price \\u202E9.92'
    + heading: 'Price 29.9'`,
  WL1036: code({ severity: 'warning' })`A text contains an invisible character.
    A zero-width character breaks search, spell checkers and copied words. It comes with copied text. Joiners are allowed if a script or an emoji needs them, direction marks in texts with right-to-left letters; soft hyphens and no-break spaces are allowed.
    - heading: 'Reading\\u200Broom'
    + heading: 'Reading room'`,
  WL1047: code({ severity: 'warning' })`A fact is as of a day that is still to come, or names an end that is over.
    \`asOf\` is the day on which the source of a fact had its value. Nobody has seen a value of the future: the day is mistyped. If most facts are as of days more than a year later, the clock of the machine is wrong: nothing is checked. A date whose name is or ends with ends, until or expires is an end; what it announces is removed when it is over.
    - asOf: '2062-11-01'
    + asOf: '2026-11-01'`,
  WL1048: code({ severity: 'warning' })`A word mixes letters of two scripts.
    A Cyrillic а and a Latin a look alike, and only readers cannot tell them apart: search, spell checkers and screen readers find another word. Such letters come with copied text, or from a keyboard in the wrong mode.
    - heading: 'Re\\u0430ding room'
    + heading: 'Reading room'`,
  WL3036: code({ followsFromUnread: ['countries'] })`A list of all countries lacks one, or names an unknown one.
    eachCountry in a structure declares that a page lists the countries of the site. Add a new country there, too; a country with a contract may be listed before the site offers it.
    - rows: { eachCountry: ['at'] }, and content/countries has at.ts and ch.ts
    + rows: { eachCountry: ['at', 'ch'] }`,
};
