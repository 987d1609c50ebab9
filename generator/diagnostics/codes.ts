/** What a code means: printed by `explain CODE`, sent along as SARIF help. */
export interface Explanation {
  /** One sentence: what is wrong. */
  readonly title: string;
  /** Why it is wrong and how to mend it. */
  readonly cause: string;
  readonly bad: string;
  readonly good: string;
}

/** WL1xxx content, WL2xxx translation, WL3xxx routes and links, WL4xxx legal and claims, WL5xxx markup, WL6xxx build. */
export const codes = {
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
      'Every language that a country offers, a copy file is named for or a fallback points at is listed in languages.ts with its names.',
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
    cause: 'A fact that is derived from others (a sum, a difference) must equal what they give. One of the numbers is wrong.',
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
    title: 'A page is published in a country that does not exist.',
    cause: 'The countries of a page are those of content/countries. A country that is not there has no languages and no addresses.',
    bad: "countries: ['sp']",
    good: "countries: ['es']",
  },
  WL1015: {
    title: 'A page stands in for another one, but not in full.',
    cause:
      'An edition takes the place of a page in some countries: it names that page, has the same path and says in which countries. Links to the page lead to the edition there.',
    bad: "editionOf: 'home', path: '/:locale/landing'",
    good: "editionOf: 'home', path: '/:locale', countries: ['es']",
  },
  WL2001: {
    title: 'A text is missing in a translation.',
    cause:
      'Every text of the source file must be in the translation. Add the key and translate it, or spell the gap out for a whole group with fallback() or omit().',
    bad: "translate(source, { heading: 'Hilfe' })",
    good: "translate(source, { heading: 'Hilfe', lead: 'Rufen Sie an.' })",
  },
  WL2002: {
    title: 'A translation has a text that the source does not have.',
    cause: 'The key is mistyped, or the source text was removed. Correct the key or delete the line.',
    bad: "translate(source, { headnig: 'Hilfe' })",
    good: "translate(source, { heading: 'Hilfe' })",
  },
  WL2003: {
    title: 'A translation has other placeholders than its source.',
    cause: 'Placeholders in braces stand for values. A translation may move them and inflect the words around them, but has the same ones.',
    bad: "source 'For {fact:offer.price}', translation 'Für 249 €'",
    good: "source 'For {fact:offer.price}', translation 'Für {fact:offer.price}'",
  },
  WL2004: {
    title: 'A text is not a well-formed message.',
    cause: 'Braces are unbalanced, a plural has no other branch, or a straight apostrophe quotes a brace. Use ’ as the apostrophe.',
    bad: "'{days, plural, one {day}}'",
    good: "'{days, plural, one {day} other {days}}'",
  },
  WL2005: {
    title: 'A page has no copy in a language that it needs.',
    cause:
      'A page needs one copy file for every language of its locales. Add the file, or spell the gap out in page.ts with fallback() or omit().',
    bad: 'content/pages/support has no fr.ts, and France offers French',
    good: "content/pages/support/fr.ts, or gaps: { 'fr-fr': fallback('en') }",
  },
  WL2006: {
    title: 'A plural lacks a form that the language needs.',
    cause: 'Languages have different plural forms (CLDR). Polish needs one, few, many and other.',
    bad: "'{days, plural, one {dzień} other {dni}}'",
    good: "'{days, plural, one {dzień} few {dni} many {dni} other {dnia}}'",
  },
  WL2007: {
    title: 'A text is empty.',
    cause: 'An empty text shows as a hole. Write it, or leave the group out with omit().',
    bad: "heading: ''",
    good: "heading: 'Support'",
  },
  WL2008: {
    title: 'A gap is given where a single text is expected.',
    cause: 'Whole groups may be left out or shown in another language; a single text may not, because a sentence would lose its end.',
    bad: "heading: omit('later')",
    good: "story: omit('Only the German edition tells it')",
  },
  WL2009: {
    title: 'A language that the site offers has no dictionary.',
    cause:
      'The dictionary holds the words of the header, the footer and the controls. Without one the page cannot be used in that language.',
    bad: 'a country offers pl, content/dictionaries/pl.ts does not exist',
    good: 'content/dictionaries/pl.ts',
  },
  WL2010: {
    title: 'A text that a page shows does not exist.',
    cause: 'A component asks for a text that neither the dictionary nor the copy has. Add the text.',
    bad: "menu label 'nav.prices', and the dictionary has no nav.prices",
    good: "nav: { prices: 'Prices', … }",
  },
  WL2011: {
    title: 'A text types a number that is a fact.',
    cause: 'The number would stay behind when the fact changes, and would be written wrongly elsewhere. A text names the fact.',
    bad: "text: 'Now 249 €'",
    good: "text: 'Now {fact:offer.price}'",
  },
  WL3001: {
    title: 'Two pages have the same address.',
    cause: 'An address belongs to one page. Change one of the two paths.',
    bad: "support: path '/:locale/help', faq: path '/:locale/help'",
    good: "support: path '/:locale/help', faq: path '/:locale/questions'",
  },
  WL3002: {
    title: 'A link names a page that does not exist.',
    cause: 'Links name pages by the name of their folder, so that they follow when an address changes.',
    bad: "to('suport')",
    good: "to('support')",
  },
  WL3003: {
    title: 'A link names a place that the page does not have.',
    cause: 'The places that may be linked to are listed in content/pages/pages.ts, and the page must have an element with that id.',
    bad: "to('support', 'questions')",
    good: "to('support', 'faq')",
  },
  WL3004: {
    title: 'A path pattern is malformed.',
    cause:
      'A path starts with a slash, is in lower case and knows two placeholders: :locale as the first segment, and :product for the slug of the brand.',
    bad: "path: ':locale/Support'",
    good: "path: '/:locale/support'",
  },
  WL3005: {
    title: 'A link names an outbound address that the brand file does not list.',
    cause: 'Every address outside the site has a name in content/brand.ts, so that it is changed in one place.',
    bad: "outbound('blgo')",
    good: "outbound('blog')",
  },
  WL3006: {
    title: 'An outbound address is not a https address.',
    cause: 'Visitors must not be sent to an address that can be read or changed on the way.',
    bad: "blog: 'http://blog.example/'",
    good: "blog: 'https://blog.example/'",
  },
  WL3007: {
    title: 'A menu or header names something that does not exist.',
    cause: 'The header names menus of navigation.ts, countries and languages by their codes.',
    bad: "header: { otherwise: 'man' }",
    good: "header: { otherwise: 'main' }",
  },
  WL3008: {
    title: 'A link is left out for a country.',
    cause: 'The country is named before the site has its page. The gap is declared with its reason, and told until the page is there.',
    bad: "countries: { gb: omit('Comes with the legal texts.') }",
    good: "countries: { gb: to('terms') }",
  },
  WL4001: {
    title: 'Something stands in for the real thing.',
    cause: 'Samples, placeholder pages and values are marked. A build shows them and warns; build --production refuses them.',
    bad: "placeholder: 'The terms are still to be written.'",
    good: 'the real text, without the placeholder line',
  },
  WL4002: {
    title: 'A clause of a contract document has no text in a language.',
    cause: 'The outline says which clauses a document has. Each version of it words every one of them, or says why it leaves one out.',
    bad: "clauses: ['secrecy', 'changes'] in the outline, secrecy alone in en.ts",
    good: "changes: '…' in en.ts, or changes: omit('the reason')",
  },
  WL4003: {
    title: 'A reference in a contract document leads nowhere.',
    cause:
      'A reference names a clause by its id; its number is computed. The clause must be in this document and in this language, must not be the citing one, and a range runs from the earlier to the later clause.',
    bad: "'… a breach of {ref:use.secrets} …'",
    good: "'… a breach of {ref:use.secrecy} …'",
  },
  WL4004: {
    title: 'A defined term is not used as one.',
    cause:
      'A term that the outline lists is defined once, with {def:customer|…}, before it is used, with {term:customer|…}. So a reader never meets a word that has a meaning he has not been told.',
    bad: '{term:customer|Kunde} in clause 1.1, {def:customer|Kunde} in clause 2.3',
    good: '{def:customer|Kunde} in clause 1.1, {term:customer|Kunden} in clause 2.3',
  },
  WL4005: {
    title: 'A text outside a contract document names a clause, a term or a document.',
    cause: 'Clauses, defined terms and the documents of a contract exist inside that contract alone.',
    bad: "text: 'See {ref:termination.cause}.' on a landing page",
    good: 'a link to the terms page',
  },
  WL4006: {
    title: 'A document changes something that its base does not have.',
    cause:
      'A document that is built on another one leaves clauses out, words them anew or adds some. When the base changes, what no longer fits is reported here, so that no difference is lost in silence.',
    bad: "omit: { 'fees.stamp': '…' } on a base without that clause",
    good: "omit: { 'fees.paperInvoice': '…' }",
  },
  WL4010: {
    title: 'A clause types a number.',
    cause:
      'A contract takes every amount, period, date and percentage from a fact, so that all languages say the same and a change reaches all of them. Number words count as numbers; articles and the word for first do not.',
    bad: "'… innerhalb von 14 Tagen …', '… within fourteen days …'",
    good: "'… innerhalb von {fact:terms.arrearsGrace|Tagen} …'",
  },
  WL4011: {
    title: 'The word of a token is missing or does not fit.',
    cause:
      'Behind the bar stands the unit as the sentence needs it. It must be the unit of the fact, in the singular or plural that the amount asks for; days are working days or calendar days where the fact says so, and plain days where it leaves that open.',
    bad: "'{fact:terms.reaction|Tagen}' where the fact says 2 working days",
    good: "'{fact:terms.reaction|Arbeitstagen}'",
  },
  WL4012: {
    title: 'A clause says something more or less often in one language than in the others.',
    cause:
      'All languages of a document name the same facts, references, definitions and documents, each as often. Where all translations agree with each other, it is the source that differs.',
    bad: "'{fact:terms.demo|days}, and after {fact:terms.demo|days} …' where the source has the fact once",
    good: "'{fact:terms.demo|days} …'",
  },
  WL4013: {
    title: 'A clause names its facts, references or terms in an order of its own.',
    cause:
      'Two numbers or two parties that changed places make another contract of correct words. Where the sentence needs another order, compare it with the source word by word.',
    bad: "'The provider owes the customer …' where all others say that the customer owes the provider",
    good: "'The customer owes the provider …'",
  },
  WL4014: {
    title: 'One word stands for two defined terms.',
    cause: 'In one language a word means one defined term. Inflected forms of a term are different words for this purpose and no fault.',
    bad: "'{term:provider|Kunden}' beside '{term:customer|Kunden}'",
    good: "'{term:provider|Anbieter}' beside '{term:customer|Kunden}'",
  },
  WL4015: {
    title: 'A clause uses the word of a defined term without marking it.',
    cause:
      'A word that has been given a meaning has it everywhere. Marked as the term it can be checked; unmarked nobody knows which is meant.',
    bad: "'Der Kunde haftet.'",
    good: "'Der {term:customer|Kunde} haftet.'",
  },
  WL4016: {
    title: 'A clause has a slip in its marks, spaces or words.',
    cause:
      'Quotation marks of another language, a bracket that never closes, two spaces, a word said twice, a sentence without its end: often a word is missing there.',
    bad: "'The „Customer“ may  terminate the the contract'",
    good: "'The “Customer” may terminate the contract.'",
  },
  WL4017: {
    title: 'A clause is not worded in the language of its file, or says what another one says.',
    cause:
      'The text equals its source, reads like another language, or stands in the same file twice. Mostly it was copied and then forgotten.',
    bad: "secrecy: 'Der Kunde hält die Zugangsdaten geheim.' in en.ts",
    good: "secrecy: 'The customer keeps the credentials secret.'",
  },
  WL4020: {
    title: 'A clause was translated from an older source text.',
    cause:
      'The ledger keeps the source text that each translation was made from. When the source says something else now, its translations have to follow. Surface forms and white space do not count.',
    bad: "de.ts now says 'alle Zugangsdaten', en.ts still says 'the credentials'",
    good: "'all credentials' in en.ts, and: attest common use.secrecy --language en --status translated --by Ada",
  },
  WL4021: {
    title: 'A line of the ledger cannot be read.',
    cause:
      'Only the command attest writes to content/terms/ledger.jsonl. Each line carries a hash of itself, so that a change by hand, a merge gone wrong or a lost end is noticed. Take the line back from the version history, or delete it and attest again.',
    bad: '{"document":"common","clause":"use.secr',
    good: 'attest common use.secrecy --language en --status translated --by Ada',
  },
  WL4022: {
    title: 'An approved text was edited.',
    cause: 'An approval is for the words that were read. When they change, the text is a draft again and has to be attested anew.',
    bad: "en.ts says 'must keep' where the approved text says 'keeps'",
    good: 'attest common use.secrecy --language en --status approved --by legal:Ada',
  },
  WL4040: {
    title: 'A claim is contradicted.',
    cause:
      'The register of claims (content/claims) says what pages assert, and the build compares it with the facts and texts. Two sides that disagree are corrected, or somebody who may waives the contradiction for a time, with a reason.',
    bad: "asserts: 'The till sells without internet.' where the fact terms.offline is false",
    good: "the same with waiver: { reason: 'The specification wants it shown.', by: 'owner', until: '2027-06-30' }",
  },
  WL4041: {
    title: 'A waiver waives nothing.',
    cause: 'The contradiction that it was given for is gone. A waiver that stays would let the next one pass unseen.',
    bad: 'waiver: { … } on a claim that holds',
    good: 'the claim without the waiver',
  },
  WL4042: {
    title: 'A waiver has expired.',
    cause: 'A contradiction may be shown for a time only. Then it is corrected, or decided again.',
    bad: "until: '2026-01-31', and the contradiction is still there",
    good: "until: '2027-06-30', decided again",
  },
  WL4043: {
    title: 'A claim names a place or a fact that does not exist.',
    cause:
      'The register says where each claim stands, so that nobody has to search. A text that was moved or removed takes its claim along.',
    bad: "at.text('landing', 'comparision.rows.offline')",
    good: "at.text('landing', 'comparison.rows.offline')",
  },
  WL4044: {
    title: 'A claim has no evidence.',
    cause: 'Numbers and praise must be provable. A build warns, build --production refuses; evidence or a waiver ends it (decision 13).',
    bad: 'evidence: null',
    good: "evidence: { what: 'Count of accounts of 1 November 2026', until: '2027-11-01' }",
  },
  WL4045: {
    title: 'A claim has the wrong number or name.',
    cause: 'Each number of the register stands once, and an id begins with the name of its file, so that both find the entry.',
    bad: "'price.setup' in content/claims/prices.ts",
    good: "'prices.setup' in content/claims/prices.ts",
  },
  WL4046: {
    title: 'A page makes a claim at a place that the register does not name.',
    cause:
      'A claim may say which words make it (triggers). Every text with those words is then one of its places, so that whoever corrects or waives the claim knows all of them. Questions do not count.',
    bad: "'24/7 support' on a page, and no at.text(…) for it in the claim whose triggers are ['24/7']",
    good: 'the place named in the claim, or another wording',
  },
  WL5001: {
    title: 'A page does not have exactly one main heading.',
    cause: 'People who listen to a page find their way by its one h1 (WCAG 2.4.6, 1.3.1).',
    bad: '<h1>Support</h1> … <h1>Questions</h1>',
    good: '<h1>Support</h1> … <h2>Questions</h2>',
  },
  WL5002: {
    title: 'An id stands twice on one page.',
    cause: 'Links, labels and descriptions find their element by its id (WCAG 4.1.2).',
    bad: '<section id="faq"> … <section id="faq">',
    good: '<section id="faq"> … <section id="questions">',
  },
  WL5003: {
    title: 'A page has markup that the security policy forbids.',
    cause: 'The pages run under a policy without inline scripts, styles and event handlers, so that injected text can do nothing.',
    bad: '<p style="color: red">',
    good: '<p class="warning">',
  },
  WL5004: {
    title: 'Something is heavier than its budget allows.',
    cause:
      'Shop owners open these pages on a phone behind the counter. Documents, styles, fonts and scripts each have a budget (generator/model/budgets.ts); dist/reports/weights.json lists what everything weighs.',
    bad: 'a page of 40 KB in brotli',
    good: 'a page of at most 25 KB in brotli',
  },
  WL6001: {
    title: 'A page could not be rendered.',
    cause: 'Its template failed on this content. If the content is right, the template is wrong.',
    bad: 'structure: { items: undefined }',
    good: 'structure: { items: [] }',
  },
  WL6002: {
    title: 'A check failed to run.',
    cause: 'This is a fault in Wortlaut, not in the content. The other checks ran. Please report it with the message.',
    bad: 'a check that throws',
    good: 'a check that returns diagnostics',
  },
  WL6003: {
    title: 'The output cannot be written.',
    cause: 'The folder is missing, belongs to somebody else, is no folder, or the disk is full. The last good site is untouched.',
    bad: 'wortlaut build --out /root/site  (as an ordinary user)',
    good: 'wortlaut build --out dist',
  },
  WL6004: {
    title: 'Another build is writing to the same folder.',
    cause: 'Two builds must not write to one folder at once. Wait for the other one, or give this one a folder of its own with --out.',
    bad: 'npm run site -- build & npm run site -- build',
    good: 'npm run site -- build --out preview',
  },
  WL6005: {
    title: "The browser's part could not be bundled.",
    cause: 'A file in runtime/ has a mistake, or a package is missing. The message names it.',
    bad: "import { Picker } from './picker'",
    good: "import { Picker } from './picker.tsx'",
  },
  WL6006: {
    title: 'The compiler found a type error.',
    cause: 'A value has another type than its place asks for. The message says which.',
    bad: "amount: '30'",
    good: 'amount: 30',
  },
  WL6007: {
    title: 'The cache could not be used.',
    cause: 'It is damaged, cut short or from another version. It was set aside and everything was built anew; nothing else is needed.',
    bad: '.wortlaut/build.json cut off in the middle',
    good: 'the next build writes a new one',
  },
} as const satisfies Record<string, Explanation>;

export type Code = keyof typeof codes;
