import { code } from '../code-definition.ts';

/** WL2012 to WL2029 and WL2035. Values in texts, languages, lengths, phrases, and unused texts. */
export const wording = {
  WL2012: code({ coverage: 'forms' })`A translation uses a value as another kind than its source.
    A value is a text, a number, a date or a choice, and is printed or counted accordingly. A translation may count a value that its source only prints, but not the reverse: its words would not agree with the number.
    - source '{days, plural, one {day} other {days}}', translation '{days} Tage'
    + '{days, plural, one {Tag} other {Tage}}'`,
  WL2013: code({ coverage: 'forms' })`A translation has other branches than its source.
    A select chooses by a name that the program sets, =0 by one exact number. Source and translation have the same branches; only the texts in them are translated.
    - source '{state, select, open {Open} other {Closed}}', translation '{state, select, offen {Offen} other {Geschlossen}}'
    + '{state, select, open {Offen} other {Geschlossen}}'`,
  WL2014: code({ coverage: 'forms' })`A plural has a form that its language never takes.
    Languages have different plural forms (CLDR). A form that no number takes is never shown.
    - German: '{days, plural, one {Tag} few {Tage} other {Tage}}'
    + '{days, plural, one {Tag} other {Tage}}'`,
  WL2015: code({ coverage: 'forms' })`A branch of a translation omits a value that its source always shows.
    Readers of that branch would miss the number or name. A branch for a single number (one, two, =0) may spell that number as a word.
    - source '{n, plural, one {# match} other {# matches}}', translation '{n, plural, one {# Treffer} other {Treffer}}'
    + '{n, plural, one {# Treffer} other {# Treffer}}'`,
  WL2016: code({ coverage: 'forms' })`A # is outside of the branches of a plural.
    In a branch of a plural, # is the number. Elsewhere, also in a select inside of a plural, it is printed as a number sign.
    - '# {days, plural, one {day} other {days}}'
    + '{days, plural, one {# day} other {# days}}'`,
  WL2017: code({ severity: 'warning', coverage: 'unused' })`No page shows a text or a fact.
    The translations of such a text are wasted work. Delete it in the source and in every translation, or correct the page that should show it. A text that the template requires cannot be deleted: change the template to show it or to make it optional. To keep an unused text or fact, list it with a reason under allowUnused in site.ts.
    - items: { cloud: '…', oldName: '…' }, and the page lists only 'cloud'
    + items: { cloud: '…' }`,
  WL2018: code({ severity: 'warning', coverage: 'identical' })`A translation is its source word for word.
    The text was copied and not translated. Numbers, names that most languages keep, and single words for which the dictionary of the language has no other are ignored. Words that a language has borrowed are listed under \`borrowed\` in content/languages.ts.
    - German: submit: 'Request a call back'
    + German: submit: 'Rückruf anfordern'`,
  WL2019: code({ coverage: 'foreign' })`A text is in another language than its file.
    It contains frequent words and letters of another language and none of the expected one, or no letter of the script of its language: it was copied into the wrong file, or not translated. The native name of a language is the one that its speakers read.
    - content/pages/support/de.ts: lead: 'We are there for you at any hour of the day.'
    + lead: 'Wir sind zu jeder Stunde für Sie da.'`,
  WL2020: code({ coverage: 'tooLong' })`A text is too long for its place.
    A button, a menu or the title of a search result has limited room; longer texts are cut off or break the line. Letters count by their width, values as they are shown. The limits are in runtime/text-limits.ts.
    - submit: 'Ja, bitte rufen Sie mich so bald wie möglich unter dieser Nummer zurück'
    + submit: 'Rückruf anfordern'`,
  WL2021: code({ foundBy: 'theme', coverage: 'incomplete' })`A page shows wording that does not come from its content.
    Words in a component are the same in every language, and translators cannot find them. So is a file of the content that the theme imports. NaN, null, undefined and [object Object] are what JavaScript writes for a missing value, as is false among classes, and the source of a function is what it writes for one that is not called; in code, and where the content names them, they are allowed. In the pseudo-locale (build --pseudo) every text of the content is between ⟦ and ⟧, and text outside is reported, too. Put a name that is not translated into an element with translate="no".
    - <button>Send</button>
    + <button>{words.text('submit')}</button>`,
  WL2022: code({ coverage: 'incomplete' })`The site names a text of the dictionary that does not exist.
    'allowUnused' in site.ts names texts and groups of the dictionary that are kept although no page shows them, 'fallbacks' the groups that another language replaces. The name is mistyped, or the text was deleted.
    - allowUnused: { 'common.eror': 'Promised in every language.' }
    + allowUnused: { 'common.error': 'Promised in every language.' }`,
  WL2024: code({ coverage: 'incomplete' })`A text contains HTML that visitors would read literally.
    Texts are words, not HTML: <b> and &nbsp; are shown letter by letter. Write a character itself instead of its name (a no-break space is U+00A0), ** around strong words, * around stressed ones.
    - '<b>Free</b> for 30&nbsp;days'
    + '**Free** for 30 days'`,
  WL2025: code({ foundBy: 'compiler' })`A source text has a name that its template does not read.
    The template decides which texts a page has, and their names. The name is mistyped, or the template does not use the text. Correct the name in the source and in every translation, or delete the text.
    - defineCopy('notice', { headng: 'Help', … })
    + defineCopy('notice', { heading: 'Help', … })`,
  WL2026: code({ foundBy: 'compiler' })`A source text has other arguments than its template fills.
    The template fills in an argument in braces by its name when the page is shown. A value that is known when the site is built is a fact: write {fact:…}.
    - none: 'Nothing fits {query}', and the template hands over nothing
    + found: '{found, plural, one {# answer} other {# answers}}', and the template hands over found`,
  WL2027: code({ suppressible: false, foundBy: 'compiler' })`A text is in the place of a group of texts, or a group in the place of a text.
    The template reads one text here, or several by their names. Write what it reads.
    - meta: 'Help'
    + meta: { title: 'Help', description: 'Where to find help.' }`,
  WL2028: code({ coverage: 'incomplete' })`A text types how many countries or languages the site has.
    The number is wrong as soon as one is added. Use the fact that the build counts, as a word if the sentence needs one: word, Word with a capital, and the cases of Polish and Czech (word-genitive, word-locative, word-feminine).
    - lead: 'Made for businesses in seven countries.'
    + lead: 'Made for businesses in {fact:claims.countries|word} countries.'`,
  WL2029: code({ coverage: 'incomplete' })`A gap hides existing texts.
    fallback() shows a page in another language, omit() removes it from a locale. Once its texts are translated, the gap hides them. Delete the gap.
    - content/pages/support: gaps: { 'at-de': fallback('en') }, and de.ts is there
    + content/pages/support: de.ts, and no gap for 'at-de'`,
  WL2035: code({ coverage: 'incomplete', followsFromUnread: ['countries'] })`A text contains a phrase that its language avoids.
    A phrase that was mended in one file returns in others, and in translations that are written later. Under \`avoid\` in content/languages.ts each language names such phrases and the words to write instead; they are found as whole words; a capital in a phrase counts. With \`countries\` a phrase is avoided where their readers read it. \`address\` is the form of address (du or Sie, ty or Państwo): pronouns of another form are found.
    - languages.ts: avoid: { 'Sending...': 'Sending…' }, and sending: 'Sending...'
    + sending: 'Sending…'`,
};
