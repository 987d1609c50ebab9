import type { CodeDefinition } from '../code-definition.ts';

/** WL2012 to WL2029. Values in texts, languages, lengths, and unused texts. */
export const wording = {
  WL2012: {
    title: 'A translation uses a value as another kind than its source.',
    cause:
      'A value is a text, a number, a date or a choice, and is printed or counted accordingly. A translation may count a value that its source only prints, but not the reverse: its words would not agree with the number.',
    bad: "source '{days, plural, one {day} other {days}}', translation '{days} Tage'",
    good: "'{days, plural, one {Tag} other {Tage}}'",
    coverage: 'forms',
  },
  WL2013: {
    title: 'A translation has other branches than its source.',
    cause:
      'A select chooses by a name that the program sets, =0 by one exact number. Source and translation have the same branches; only the texts in them are translated.',
    bad: "source '{state, select, open {Open} other {Closed}}', translation '{state, select, offen {Offen} other {Geschlossen}}'",
    good: "'{state, select, open {Offen} other {Geschlossen}}'",
    coverage: 'forms',
  },
  WL2014: {
    title: 'A plural has a form that its language never takes.',
    cause: 'Languages have different plural forms (CLDR). A form that no number takes is never shown.',
    bad: "German: '{days, plural, one {Tag} few {Tage} other {Tage}}'",
    good: "'{days, plural, one {Tag} other {Tage}}'",
    coverage: 'forms',
  },
  WL2015: {
    title: 'A branch of a translation omits a value that its source always shows.',
    cause:
      'Readers of that branch would miss the number or name. A branch for a single number (one, two, =0) may spell that number as a word.',
    bad: "source '{n, plural, one {# match} other {# matches}}', translation '{n, plural, one {# Treffer} other {Treffer}}'",
    good: "'{n, plural, one {# Treffer} other {# Treffer}}'",
    coverage: 'forms',
  },
  WL2016: {
    title: 'A # is outside of the branches of a plural.',
    cause: 'In a branch of a plural, # is the number. Elsewhere, also in a select inside of a plural, it is printed as a number sign.',
    bad: "'# {days, plural, one {day} other {days}}'",
    good: "'{days, plural, one {# day} other {# days}}'",
    coverage: 'forms',
  },
  WL2017: {
    title: 'No page shows a text.',
    severity: 'warning',
    cause:
      'Its translations are wasted work. Delete it in the source and in every translation, or correct the page that should show it. A text that the template requires cannot be deleted: change the template to show it or to make it optional. To keep an unused text, list it with a reason under allowUnused in site.ts.',
    bad: "items: { cloud: '…', oldName: '…' }, and the page lists only 'cloud'",
    good: "items: { cloud: '…' }",
    coverage: 'unused',
  },
  WL2018: {
    title: 'A translation is its source word for word.',
    severity: 'warning',
    cause:
      'The text was copied and not translated. Single words, numbers, and names that most languages keep are ignored. Words that a language has borrowed are listed under `borrowed` in content/languages.ts.',
    bad: "German: submit: 'Request a call back'",
    good: "German: submit: 'Rückruf anfordern'",
    coverage: 'identical',
  },
  WL2019: {
    title: 'A text is in another language than its file.',
    cause:
      'It contains frequent words and letters of another language and none of the expected one: it was copied into the wrong file, or not translated.',
    bad: "content/pages/support/de.ts: lead: 'We are there for you at any hour of the day.'",
    good: "lead: 'Wir sind zu jeder Stunde für Sie da.'",
    coverage: 'foreign',
  },
  WL2020: {
    title: 'A text is too long for its place.',
    cause:
      'A button, a menu or the title of a search result has limited room; longer texts are cut off or break the line. Letters count by their width, values as they are shown. The limits are in runtime/text-limits.ts.',
    bad: "submit: 'Ja, bitte rufen Sie mich so bald wie möglich unter dieser Nummer zurück'",
    good: "submit: 'Rückruf anfordern'",
    coverage: 'tooLong',
  },
  WL2021: {
    title: 'A page shows wording that comes from no content file.',
    cause:
      'Words in a component are the same in every language, and translators cannot find them. In the pseudo-locale (build --pseudo) every text of the content is between ⟦ and ⟧, and text outside is reported, too. Put a name that is not translated into an element with translate="no".',
    bad: '<button>Send</button>',
    good: "<button>{words.text('submit')}</button>",
    foundBy: 'theme',
    coverage: 'incomplete',
  },
  WL2022: {
    title: 'The site allows an unused text that does not exist.',
    cause:
      "'allowUnused' in site.ts names texts and groups of the dictionary that are kept although no page shows them. The name is mistyped, or the text was deleted.",
    bad: "allowUnused: { 'common.eror': 'Promised in every language.' }",
    good: "allowUnused: { 'common.error': 'Promised in every language.' }",
    coverage: 'incomplete',
  },
  WL2024: {
    title: 'A text contains HTML that visitors would read literally.',
    cause:
      'Texts are words, not HTML: <b> and &nbsp; are shown letter by letter. Write a character itself instead of its name (a no-break space is U+00A0), ** around strong words, * around stressed ones.',
    bad: "'<b>Free</b> for 30&nbsp;days'",
    good: "'**Free** for 30 days'",
    coverage: 'incomplete',
  },
  WL2025: {
    title: 'A source text has a name that its template does not read.',
    cause:
      'The template decides which texts a page has, and their names. The name is mistyped, or the template does not use the text. Correct the name in the source and in every translation, or delete the text.',
    bad: "defineCopy('notice', { headng: 'Help', … })",
    good: "defineCopy('notice', { heading: 'Help', … })",
    foundBy: 'compiler',
  },
  WL2026: {
    title: 'A source text has other arguments than its template fills.',
    cause:
      'The template fills in an argument in braces by its name when the page is shown. A value that is known when the site is built is a fact: write {fact:…}.',
    bad: "none: 'Nothing fits {query}', and the template hands over nothing",
    good: "found: '{found, plural, one {# answer} other {# answers}}', and the template hands over found",
    foundBy: 'compiler',
  },
  WL2027: {
    title: 'A text is in the place of a group of texts, or a group in the place of a text.',
    cause: 'The template reads one text here, or several by their names. Write what it reads.',
    bad: "meta: 'Help'",
    good: "meta: { title: 'Help', description: 'Where to find help.' }",
    suppressible: false,
    foundBy: 'compiler',
  },
  WL2028: {
    title: 'A text types how many countries or languages the site has.',
    cause:
      'The number is wrong as soon as one is added. Use the fact that the build counts, as a word if the sentence needs one: word, Word with a capital, and the cases of Polish and Czech (word-genitive, word-locative, word-feminine).',
    bad: "lead: 'Made for businesses in seven countries.'",
    good: "lead: 'Made for businesses in {fact:claims.countries|word} countries.'",
    coverage: 'incomplete',
  },
  WL2029: {
    title: 'A gap hides existing texts.',
    cause:
      'fallback() shows a page in another language, omit() removes it from a locale. Once its texts are translated, the gap hides them. Delete the gap.',
    bad: "content/pages/support: gaps: { 'at-de': fallback('en') }, and de.ts is there",
    good: "content/pages/support: de.ts, and no gap for 'at-de'",
    coverage: 'incomplete',
  },
} as const satisfies Record<string, CodeDefinition>;
