import { code } from '../code-definition.ts';

const untranslated = { coverage: 'incomplete', shownInDraft: true } as const;

/** WL2xxx. Translation: texts, placeholders and plural forms. */
export const translation = {
  WL2001: code({ suppressible: false, foundBy: 'compiler', ...untranslated, followsFromUnread: ['page texts'] })`A text is missing.
    Every text that the template reads must be in the source file, and every text of the source file in the translation. Add the key and translate it, or declare a gap for a whole group with fallback() or omit().
    - translate(source, { heading: 'Hilfe' })
    + translate(source, { heading: 'Hilfe', lead: 'Rufen Sie an.' })`,
  WL2002: code({
    foundBy: 'compiler',
    coverage: 'incomplete',
    followsFrom: 'WL1028',
  })`A translation has a text that the source does not have.
    The key is mistyped, the text was written here first, or the source text was removed. Correct the key, add the text to the source, or delete the line.
    - translate(source, { headnig: 'Hilfe' })
    + translate(source, { heading: 'Hilfe' })`,
  WL2003: code({ foundBy: 'compiler', coverage: 'incomplete' })`A translation has other placeholders than its source.
    Placeholders in braces are replaced by values. A translation may move them and inflect the words around them, but must keep all of them.
    - source 'For {fact:prices.monthly}', translation 'Für 249 €'
    + source 'For {fact:prices.monthly}', translation 'Für {fact:prices.monthly}'`,
  WL2004: code({ suppressible: false, distortsTypes: true })`A text is not a well-formed message.
    Braces are unbalanced, a plural has no other branch, or a straight apostrophe quotes a brace. Use ’ as the apostrophe.
    - '{days, plural, one {day}}'
    + '{days, plural, one {day} other {days}}'`,
  WL2005: code({
    ...untranslated,
    followsFromUnread: ['pages', 'page texts', 'contracts'],
  })`A page has no texts in a language that it needs.
    A page needs one text file for every language of its locales. Add the file, or declare the gap in page.ts with fallback() or omit().
    - content/pages/support has no fr.ts, and France offers French
    + content/pages/support/fr.ts, or gaps: { 'fr-fr': fallback('en') }`,
  WL2006: code({ coverage: 'forms' })`A plural lacks a form that the language needs.
    Languages have different plural forms (CLDR). Polish needs one, few, many and other.
    - '{days, plural, one {dzień} other {dni}}'
    + '{days, plural, one {dzień} few {dni} many {dni} other {dnia}}'`,
  WL2007: code({ foundBy: 'compiler', coverage: 'incomplete' })`A text is empty.
    An empty text leaves a hole, and so does a translation that consists of placeholders alone. Write it, or omit the group with omit().
    - heading: ''
    + heading: 'Support'`,
  WL2008: code({ foundBy: 'compiler', coverage: 'incomplete' })`A gap is declared for a single text.
    Whole groups may be omitted or shown in another language. A single text must not, because a sentence could lose its end.
    - heading: omit('later')
    + story: omit('Only the German edition tells it')`,
  WL2009: code({ ...untranslated, followsFromUnread: ['dictionaries'] })`A language that the site offers has no dictionary.
    The dictionary contains the words of the header, the footer and the controls. Without one the page cannot be used in that language.
    - a country offers pl, content/dictionaries/pl.ts does not exist
    + content/dictionaries/pl.ts`,
  WL2010: code({ suppressible: false, followsFromUnread: ['dictionaries'] })`A text that a page shows does not exist.
    A component reads a text that neither the dictionary nor the page contains. Add the text.
    - menu label 'nav.prices', and the dictionary has no nav.prices
    + nav: { prices: 'Prices', … }`,
  WL2011: code({ coverage: 'incomplete' })`A text types a number that is a fact.
    The number would become wrong when the fact changes, and other locales write it differently. Name the fact in the text. Amounts, periods, percentages, scores, thousands, dates and contacts that no fact has are reported, too, and so are web addresses, which are to be links, and a number that differs from that of the source.
    - text: 'Now 249 €'
    + text: 'Now {fact:prices.monthly}'`,
  WL2036: code({ severity: 'warning', coverage: 'incomplete' })`A text of a translation seems to be in the place of another one.
    Two texts are exchanged: neither has a word in common with the same text in other languages, and each has one in common with the other. Or two texts of a group, or the main headings of two pages, are equal, although other languages tell them apart. Or the amount behind ‘instead of’ is the lower one.
    - source { order: 'Prices', help: 'Contact' }, translation { order: 'Kontakt', help: 'Preise' }
    + translation { order: 'Preise', help: 'Kontakt' }`,
  WL2033: code({ severity: 'warning', suppressible: false, foundBy: 'draft' })`A draft shows texts that are not translated.
    A draft (build --draft, dev --draft) shows every page in every language, with the texts of another language where a translation is missing. A build for visitors reports each of them.
    - content/pages/support has no fr.ts, and France offers French
    + content/pages/support/fr.ts, or, for visitors until then, gaps: { 'fr-fr': fallback('en') }`,
};
