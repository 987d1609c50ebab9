import type { CodeDefinition } from '../code-definition.ts';

/** WL2xxx. Translation: texts, placeholders and plural forms. */
export const translation = {
  WL2001: {
    title: 'A text is missing.',
    cause:
      'Every text that the template reads must be in the source file, and every text of the source file in the translation. Add the key and translate it, or declare a gap for a whole group with fallback() or omit().',
    bad: "translate(source, { heading: 'Hilfe' })",
    good: "translate(source, { heading: 'Hilfe', lead: 'Rufen Sie an.' })",
    suppressible: false,
    foundBy: 'compiler',
    coverage: 'incomplete',
    shownInDraft: true,
    followsFromUnread: ['page texts'],
  },
  WL2002: {
    title: 'A translation has a text that the source does not have.',
    cause:
      'The key is mistyped, the text was written here first, or the source text was removed. Correct the key, add the text to the source, or delete the line.',
    bad: "translate(source, { headnig: 'Hilfe' })",
    good: "translate(source, { heading: 'Hilfe' })",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2003: {
    title: 'A translation has other placeholders than its source.',
    cause:
      'Placeholders in braces are replaced by values. A translation may move them and inflect the words around them, but must keep all of them.',
    bad: "source 'For {fact:prices.monthly}', translation 'Für 249 €'",
    good: "source 'For {fact:prices.monthly}', translation 'Für {fact:prices.monthly}'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2004: {
    title: 'A text is not a well-formed message.',
    cause: 'Braces are unbalanced, a plural has no other branch, or a straight apostrophe quotes a brace. Use ’ as the apostrophe.',
    bad: "'{days, plural, one {day}}'",
    good: "'{days, plural, one {day} other {days}}'",
    suppressible: false,
  },
  WL2005: {
    title: 'A page has no texts in a language that it needs.',
    cause:
      'A page needs one text file for every language of its locales. Add the file, or declare the gap in page.ts with fallback() or omit().',
    bad: 'content/pages/support has no fr.ts, and France offers French',
    good: "content/pages/support/fr.ts, or gaps: { 'fr-fr': fallback('en') }",
    coverage: 'incomplete',
    shownInDraft: true,
    followsFromUnread: ['page texts', 'contracts'],
  },
  WL2006: {
    title: 'A plural lacks a form that the language needs.',
    cause: 'Languages have different plural forms (CLDR). Polish needs one, few, many and other.',
    bad: "'{days, plural, one {dzień} other {dni}}'",
    good: "'{days, plural, one {dzień} few {dni} many {dni} other {dnia}}'",
    coverage: 'forms',
  },
  WL2007: {
    title: 'A text is empty.',
    cause: 'An empty text leaves a hole. Write it, or omit the group with omit().',
    bad: "heading: ''",
    good: "heading: 'Support'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2008: {
    title: 'A gap is declared for a single text.',
    cause: 'Whole groups may be omitted or shown in another language. A single text must not, because a sentence could lose its end.',
    bad: "heading: omit('later')",
    good: "story: omit('Only the German edition tells it')",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2009: {
    title: 'A language that the site offers has no dictionary.',
    cause:
      'The dictionary contains the words of the header, the footer and the controls. Without one the page cannot be used in that language.',
    bad: 'a country offers pl, content/dictionaries/pl.ts does not exist',
    good: 'content/dictionaries/pl.ts',
    coverage: 'incomplete',
    shownInDraft: true,
    followsFromUnread: ['dictionaries'],
  },
  WL2010: {
    title: 'A text that a page shows does not exist.',
    cause: 'A component reads a text that neither the dictionary nor the page contains. Add the text.',
    bad: "menu label 'nav.prices', and the dictionary has no nav.prices",
    good: "nav: { prices: 'Prices', … }",
    suppressible: false,
    followsFromUnread: ['dictionaries'],
  },
  WL2011: {
    title: 'A text types a number that is a fact.',
    cause: 'The number would become wrong when the fact changes, and other locales write it differently. Name the fact in the text.',
    bad: "text: 'Now 249 €'",
    good: "text: 'Now {fact:prices.monthly}'",
    coverage: 'incomplete',
  },
  WL2033: {
    title: 'A draft shows texts that are not translated.',
    severity: 'warning',
    cause:
      'A draft (build --draft, dev --draft) shows every page in every language, with the texts of another language where a translation is missing. A build for visitors reports each of them.',
    bad: 'content/pages/support has no fr.ts, and France offers French',
    good: "content/pages/support/fr.ts, or, for visitors until then, gaps: { 'fr-fr': fallback('en') }",
    suppressible: false,
    foundBy: 'draft',
  },
} as const satisfies Record<string, CodeDefinition>;
