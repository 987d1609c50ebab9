import type { CodeDefinition } from '../code-definition.ts';

/** WL2012 to WL2029. Values in texts, languages, lengths, and unused texts. */
export const wording = {
  WL2012: {
    title: 'A translation uses a value as something else than its source does.',
    cause:
      'A value is a text, a number, a date or a choice, and is printed or counted accordingly. A translation may count where its source only prints; the other way round its words would not agree with the number.',
    bad: "source '{days, plural, one {day} other {days}}', translation '{days} Tage'",
    good: "'{days, plural, one {Tag} other {Tage}}'",
    coverage: 'forms',
  },
  WL2013: {
    title: 'A translation has other branches than its source.',
    cause:
      'A select chooses by a name that the program sets, and =0 by one exact number. Both sides have the same branches; only the texts in them are translated.',
    bad: "source '{state, select, open {Open} other {Closed}}', translation '{state, select, offen {Offen} other {Geschlossen}}'",
    good: "'{state, select, open {Offen} other {Geschlossen}}'",
    coverage: 'forms',
  },
  WL2014: {
    title: 'A plural has a form that its language never takes.',
    cause: 'Languages have different plural forms (CLDR). A form that no number takes is never shown, and what it says is lost.',
    bad: "German: '{days, plural, one {Tag} few {Tage} other {Tage}}'",
    good: "'{days, plural, one {Tag} other {Tage}}'",
    coverage: 'forms',
  },
  WL2015: {
    title: 'A branch of a translation leaves out a value that its source always shows.',
    cause:
      'Readers of that branch would miss the number or name. A branch for a single number (one, two, =0) may spell that number as a word.',
    bad: "source '{n, plural, one {# match} other {# matches}}', translation '{n, plural, one {# Treffer} other {Treffer}}'",
    good: "'{n, plural, one {# Treffer} other {# Treffer}}'",
    coverage: 'forms',
  },
  WL2016: {
    title: 'A # stands outside of the branches of a plural.',
    cause: 'In a branch of a plural, # is the number. Anywhere else, also in a select inside of a plural, it is printed as a number sign.',
    bad: "'# {days, plural, one {day} other {days}}'",
    good: "'{days, plural, one {# day} other {# days}}'",
    coverage: 'forms',
  },
  WL2017: {
    title: 'No page shows a text.',
    severity: 'warning',
    cause:
      'The text is translated and kept up to date for nobody. Delete it, in the source and in every translation; or correct the page that should show it. A text that the template requires cannot be deleted: it is for the template to show it, or to make it optional. What has to stay all the same is named with its reason under allowUnused in site.ts.',
    bad: "items: { cloud: '…', oldName: '…' }, and the page lists only 'cloud'",
    good: "items: { cloud: '…' }",
    coverage: 'unused',
  },
  WL2018: {
    title: 'A translation is its source word for word.',
    severity: 'warning',
    cause:
      'Somebody has copied the text and not translated it yet. Single words, numbers, and names that most languages keep are not asked for; words that a language has taken over stand in its lexicon.',
    bad: "German: submit: 'Request a call back'",
    good: "German: submit: 'Rückruf anfordern'",
    coverage: 'identical',
  },
  WL2019: {
    title: 'A text is in another language than its file.',
    cause:
      'It is full of the small words and the letters of another language and has none of its own: it was copied into the wrong file, or not translated.',
    bad: "content/pages/support/de.ts: lead: 'We are there for you at any hour of the day.'",
    good: "lead: 'Wir sind zu jeder Stunde für Sie da.'",
    coverage: 'foreign',
  },
  WL2020: {
    title: 'A text is longer than the room it has.',
    cause:
      'A button, a menu or the title of a search result shows so many letters and no more; what is longer is cut off or breaks the line. Letters count as wide as they are, and values as they are shown. The rooms stand in runtime/text-limits.ts.',
    bad: "submit: 'Ja, bitte rufen Sie mich so bald wie möglich unter dieser Nummer zurück'",
    good: "submit: 'Rückruf anfordern'",
    coverage: 'tooLong',
  },
  WL2021: {
    title: 'A page shows wording that comes from no content file.',
    cause:
      'Words that are written into a component are the same in every language: no translator finds them. In the pseudo-locale (build --pseudo) every text of the content stands between ⟦ and ⟧, and what stands outside is reported, too. A name that nobody translates stands in an element with translate="no".',
    bad: '<button>Send</button>',
    good: "<button>{words.text('submit')}</button>",
    foundBy: 'theme',
    coverage: 'incomplete',
  },
  WL2022: {
    title: 'The site keeps a text that does not exist.',
    cause:
      "Under 'allowUnused', site.ts names texts and groups of the dictionary that stay even if no page shows them. The name is mistyped, or the text has gone.",
    bad: "allowUnused: { 'common.eror': 'Promised in every language.' }",
    good: "allowUnused: { 'common.error': 'Promised in every language.' }",
    coverage: 'incomplete',
  },
  WL2024: {
    title: 'A text holds HTML that visitors would read as it is written.',
    cause:
      'A text is words, not HTML: <b> and &nbsp; are shown letter by letter. Write a sign itself instead of its name (a space that does not break is U+00A0), ** around what is important, * around what is stressed.',
    bad: "'<b>Free</b> for 30&nbsp;days'",
    good: "'**Free** for 30 days'",
    coverage: 'incomplete',
  },
  WL2025: {
    title: 'A source text has a name that its template does not read.',
    cause:
      'The template decides which texts a page has, and under which names. The name is mistyped, or the template does without the text. Correct the name in the source and in every translation that has taken it over, or remove the text.',
    bad: "defineCopy('notice', { headng: 'Help', … })",
    good: "defineCopy('notice', { heading: 'Help', … })",
    foundBy: 'compiler',
  },
  WL2026: {
    title: 'A source text has other arguments than its template fills.',
    cause:
      'An argument in braces is filled in when the page is shown, by the template, which knows it by one name. What is known when the site is built is a fact, and is named as one.',
    bad: "none: 'Nothing fits {query}', and the template hands over nothing",
    good: "found: '{found, plural, one {# answer} other {# answers}}', and the template hands over found",
    foundBy: 'compiler',
  },
  WL2027: {
    title: 'A text stands where a group of texts belongs, or a group where a text belongs.',
    cause: 'The template shows one text at a place, or several under their names. Write what it reads there.',
    bad: "meta: 'Help'",
    good: "meta: { title: 'Help', description: 'Where to find help.' }",
    suppressible: false,
    foundBy: 'compiler',
  },
  WL2028: {
    title: 'A text types how many countries or languages the site has.',
    cause:
      'The number is wrong as soon as one is added. It is a fact that the build counts, printed as a word where the sentence needs one: word, Word with a capital, and the cases of Polish and Czech (word-genitive, word-locative, word-feminine).',
    bad: "lead: 'Made for businesses in seven countries.'",
    good: "lead: 'Made for businesses in {fact:claims.countries|word} countries.'",
    coverage: 'incomplete',
  },
  WL2029: {
    title: 'A gap hides a copy that is written.',
    cause:
      'fallback() shows a page in another language where a locale has no copy. Once the copy is there, the gap hides it, and readers go on seeing the other language. omit() leaves a page out of a locale, which hides a copy where no other locale shows it. Take the gap out.',
    bad: "content/pages/support: gaps: { 'at-de': fallback('en') }, and de.ts is there",
    good: "content/pages/support: de.ts, and no gap for 'at-de'",
    coverage: 'incomplete',
  },
} as const satisfies Record<string, CodeDefinition>;
