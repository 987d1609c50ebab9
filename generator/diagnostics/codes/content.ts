import type { Explanation } from '../explanation.ts';

/** WL1xxx. Content: files, settings and facts. */
export const content = {
  WL1001: {
    title: 'A content file cannot be read as TypeScript.',
    cause:
      'A comma, quotation mark or brace is missing or one too many. The place named is where reading stopped; the slip is there or just before it.',
    bad: "export default defineLanguages({\n  de: { name: 'German' nativeName: 'Deutsch' },\n});",
    good: "export default defineLanguages({\n  de: { name: 'German', nativeName: 'Deutsch' },\n});",
  },
  WL1002: {
    title: 'A content file stops with an error while it is loaded.',
    cause: 'Content files hold data only. One of them computes something that fails, or imports a file that does not exist.',
    bad: "import source from './eng.ts';",
    good: "import source from './en.ts';",
  },
  WL1003: {
    title: 'A content file does not have the shape that its place asks for.',
    cause: 'Each file exports one definition as its default, with the fields that its kind needs. The data path names the field.',
    bad: "export default defineCountry({ code: 'at', currency: 'EUR' });",
    good: "export default defineCountry({ code: 'at', name: 'Austria', currency: 'EUR', languages: ['de'], … });",
  },
  WL1004: {
    title: 'The folder is no content folder, or it is empty.',
    cause: 'A content folder holds site.ts, brand.ts, languages.ts, navigation.ts, at least one country, one dictionary and one page.',
    bad: 'content/  (empty)',
    good: 'content/site.ts, content/countries/de.ts, content/dictionaries/en.ts, content/pages/home/page.ts, …',
  },
  WL1005: {
    title: "A file's name and the code inside it differ.",
    cause: 'The name of the file is the code, so that everybody finds it. Rename the file or correct the code.',
    bad: "content/countries/at.ts: defineCountry({ code: 'au', … })",
    good: "content/countries/at.ts: defineCountry({ code: 'at', … })",
  },
  WL1006: {
    title: 'A currency is not known.',
    cause: 'Currencies are ISO 4217 codes from a closed list, because the number of minor digits must be known.',
    bad: "currency: 'EURO'",
    good: "currency: 'EUR'",
  },
  WL1007: {
    title: 'A language is not in languages.ts.',
    cause:
      'Every language that a country offers, a copy file is named for, an address is in or a fallback points at is listed in languages.ts with its names.',
    bad: "languages: ['de', 'gsw']",
    good: "languages: ['de', 'fr']",
  },
  WL1008: {
    title: 'A page names a template that does not exist.',
    cause: 'The template decides which texts a page needs. Its name is one of those in runtime/templates.ts.',
    bad: "template: 'suport'",
    good: "template: 'support'",
  },
  WL1009: {
    title: 'A text names a fact or brand value that does not exist.',
    cause: 'A token in braces is replaced by a value of content/facts or content/brand.ts. Correct its name or add the value there.',
    bad: "'Only {fact:offer.prize}'",
    good: "'Only {fact:offer.price}'",
  },
  WL1010: {
    title: 'A fact contradicts the facts it follows from.',
    cause:
      'A fact that is derived from others (a sum, a difference) must equal what they give, and they must be in one currency, for one period, and all net or all gross. One of them is wrong.',
    bad: 'price 24900, regularPrice 50000, saving 25000',
    good: 'price 24900, regularPrice 50000, saving 25100',
  },
  WL1011: {
    title: 'A page folder and the list of pages disagree.',
    cause: 'content/pages/pages.ts lists every page folder with its anchors; links are checked against it.',
    bad: 'content/pages/prices/ exists, pages.ts does not list prices',
    good: 'export default definePages({ prices: [], … });',
  },
  WL1012: {
    title: 'A locale is named that no country offers.',
    cause: 'A locale is a country code and one of the languages that the country offers, as in at-de.',
    bad: "defaultLocale: 'de-fr'",
    good: "defaultLocale: 'de-de'",
  },
  WL1013: {
    title: 'A fact has a value that cannot be.',
    cause: 'Amounts are whole numbers, dates are ISO 8601, opening hours are HH:MM.',
    bad: "date({ iso: '2025-13' })",
    good: "date({ iso: '2025-07' })",
  },
  WL1014: {
    title: 'A page names a country that does not exist.',
    cause:
      'The countries of a page, those of its addresses and those for which it has an entry, are those of content/countries. A country that is not there has no languages. Contracts alone may have an address for any country of the world.',
    bad: "countries: ['sp']",
    good: "countries: ['es']",
  },
  WL1015: {
    title: 'A page stands in for another one, but not in full.',
    cause:
      'An edition takes the place of a page in some countries: it names that page, has the same path and says in which countries. Links to the page lead to the edition there.',
    bad: "variantOf: 'home', path: '/:locale/landing'",
    good: "variantOf: 'home', path: '/:locale', countries: ['es']",
  },
  WL1026: {
    title: 'The structure of a page is not what its template reads.',
    cause:
      'The structure lists what the page shows: names of texts, icons, links, choices. The template reads lists and values of certain names and kinds (runtime/shapes); what is missing, mistyped or of another kind cannot be shown. Numbers are counts, amounts and durations, and so are never negative.',
    bad: "structure: { methods: [{ id: 'email', icon: 'headphones', … }] }",
    good: "structure: { methods: [{ id: 'email', icon: 'headset', … }], faq: ['start'], links: [] }",
  },
  WL1028: {
    title: 'A translation translates something else than its source.',
    cause:
      'A translation hands the source text of its own page to translate(), so that both are compared. With the text of another page, or with another translation, the file is compared with the wrong one. The language of the source stands in page.ts, that of the dictionaries in site.ts.',
    bad: "content/pages/about/de.ts: import source from '../reviews/en.ts';",
    good: "content/pages/about/de.ts: import source from './en.ts';",
  },
  WL1016: {
    title: 'A content file is not written in UTF-8.',
    cause:
      'Letters such as ä and é are kept as bytes, and the encoding says which. Content is read as UTF-8; in a file saved as Latin-1, Windows-1252 or UTF-16 some bytes stand for no letter, and visitors would read � in its place. Save the file again with the encoding UTF-8.',
    bad: "heading: 'F\\xFCr Sie'  (saved as Latin-1: the letter ü is the byte FC)",
    good: "heading: 'Für Sie'  (saved as UTF-8)",
  },
  WL1017: {
    title: 'A merge has left both versions of some lines in a file.',
    cause:
      'Two people have changed the same lines, and nobody has decided yet. Between <<<<<<< and ======= stands one version, between ======= and >>>>>>> the other. Keep what is right and delete the rest together with the marks.',
    bad: "<<<<<<< HEAD\n  heading: 'Help',\n=======\n  heading: 'Support',\n>>>>>>> main",
    good: "  heading: 'Support',",
  },
  WL1018: {
    title: "A file's name says nothing, so that nobody reads the file.",
    cause:
      'Texts are in files that are named for their language (de.ts), countries in files that are named for their code (at.ts), both in two lower-case letters. A file of another name is read only where another content file imports it.',
    bad: 'content/pages/support/de-DE.ts',
    good: 'content/pages/support/de.ts',
  },
  WL1019: {
    title: 'Content files import each other in a circle.',
    cause:
      'A file is read after all that it imports. In a circle none can be the first, and what one takes from another is not there yet. Take one import out; what two files need goes into a third one.',
    bad: 'facts/offer.ts imports facts/trial.ts, which imports facts/offer.ts',
    good: 'both import facts/shared-dates.ts, which imports neither',
  },
  WL1020: {
    title: 'A content file does more than say what is true.',
    cause:
      'Content is data: it is the same today and tomorrow, here and on another machine. It asks no clock, draws no random number, reads no file, no address and no setting of the machine, and loads no code. Such a file is not run.',
    bad: "lead: 'In business since ' + new Date().getFullYear()",
    good: "lead: 'In business since 2015'",
  },
  WL1021: {
    title: 'A content file imports what is no content.',
    cause:
      "Content imports 'wortlaut' and its own files. A package, a module of Node or a file outside of the content folder could do anything while the site is read. Types alone may be imported from anywhere.",
    bad: "import { readFileSync } from 'node:fs';",
    good: "import { defineCopy } from 'wortlaut';",
  },
  WL1022: {
    title: 'The register of the content does not list what there is.',
    cause:
      'content/register.ts tells the compiler which facts, brand values, texts and pages exist, file by file. A file that it does not list does not exist for the compiler; one that is gone must leave the list. check --fix writes the lines.',
    bad: 'content/facts/shipping.ts exists, register.ts does not name it',
    good: "import type shipping from './facts/shipping.ts';\n…\n  interface FactFiles {\n    shipping: typeof shipping;",
  },
  WL1030: {
    title: 'A country has no flag.',
    cause:
      'The theme draws the flags, so that they show on every platform. Where it draws none, the country stands without one beside the others.',
    bad: "content/countries/pt.ts, and no drawing for 'pt' in runtime/islands/elements/flag.tsx",
    good: 'pt: <>…</>, in the list of drawings',
  },
  WL1031: {
    title: 'The sample receipt of a country is empty.',
    cause: 'The pictures of the till and of its receipt show what a shop of the country sells, in its currency.',
    bad: 'sampleReceipt: {}',
    good: 'sampleReceipt: { coffee: 340, croissant: 290, cake: 450 }',
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
    cause: 'A domain belongs to one country; visitors who come by it must be told which one they are in.',
    bad: "es.ts and fr.ts: domain: 'es.example.com'",
    good: "es.ts: domain: 'es.example.com', fr.ts: domain: 'fr.example.com'",
  },
  WL1034: {
    title: 'A name in the content is one that JavaScript keeps for itself.',
    cause:
      'A value under the name __proto__ becomes no entry of its group: it is lost without a word, and no page could show it. Every other name can be used, toString and constructor too.',
    bad: "__proto__: 'How it began'",
    good: "prototype: 'How it began'",
  },
  WL1035: {
    title: 'A text holds a sign that must not be published.',
    cause:
      'Zeros and other control signs are no text; half of a pair of signs (a lone surrogate) is no letter; and signs that override the direction of writing show visitors other words than the file says. They come with text that was copied from elsewhere. The message names the sign and its place.',
    bad: "heading: 'Price \\u202E9.92'",
    good: "heading: 'Price 29.9'",
  },
  WL1036: {
    title: 'A text holds a sign that nobody sees.',
    cause:
      'A zero-width sign takes no room, but search, spell checkers and readers that copy the words stumble over it. It comes with text that was copied from elsewhere. Joiners are allowed where a script or an emoji needs them, marks of direction in texts with letters that run from right to left; soft hyphens and no-break spaces are fine.',
    bad: "heading: 'Cash\\u200Bregister'",
    good: "heading: 'Cash register'",
  },
  WL1037: {
    title: 'What a content file exports is no data.',
    cause:
      'A definition is texts, numbers, lists and groups, which can be read to their end. One that holds itself has none; a Proxy, or a value that is computed when it is asked for, may say something else each time, or stop with an error.',
    bad: 'const help = { heading: … }; help.more = help; export default help;',
    good: "export default defineCopy('help', { heading: … });",
  },
  WL1038: {
    title: 'Something in the content folder is no file.',
    cause:
      'A pipe, a socket or a device was put where a file belongs. Whoever read it would wait until somebody writes to it, so nobody does.',
    bad: 'mkfifo content/pages/help/es.ts',
    good: 'content/pages/help/es.ts, a file',
  },
  WL1039: {
    title: 'A content file came to no end.',
    cause:
      'Content is read in milliseconds. A file that keeps the machine busy for many seconds has a loop that never ends, so it was stopped where it was. WORTLAUT_CONTENT_LIMIT names another number of seconds.',
    bad: 'while (list.length < 3) { … }  where nothing is added to the list',
    good: 'the list, written out',
  },
  WL1040: {
    title: 'A field or a function has another name now.',
    cause:
      'The content was written for an earlier version. The message says the new name; the value stays as it is. `check --fix` writes it.',
    bad: "formerly: ['/:locale/help']",
    good: "redirectFrom: ['/:locale/help']",
  },
  WL1041: {
    title: 'A group of a content file gives a name twice.',
    cause:
      'Of two values under one name JavaScript keeps the last one, and the first is lost without a word. Mostly a text was pasted, or a line was copied and its name not changed.',
    bad: "lead: 'Since 2019.',  and three lines below  lead: 'We are Kassaro.',",
    good: "lead: 'We are Kassaro, since 2019.',",
  },
} as const satisfies Record<string, Explanation>;
