import { type Edit, reword } from '../edit.ts';

/** Edits of translators and editors: words of copies, of sentences that several pages share, and of the layout. */
export const texts: readonly Edit[] = [
  reword('a text of a copy', 'pages/help/de.ts', ['Schreiben Sie uns.', 'Rufen Sie uns einfach an.']),
  reword('a text as long as before', 'pages/help/de.ts', ['Schreiben Sie uns.', 'Schreiben Sie mir.']),
  reword('words of a country', 'pages/help/de.ts', [
    'Schreiben Sie uns.',
    '{inCountry, select, ch {Schreiben Sie mir} other {Schreiben Sie uns}}.',
  ]),
  reword('a source text', 'pages/help/en.ts', ['Write to us.', 'Call us at any time.']),
  reword('a title', 'pages/privacy/en.ts', ['Privacy | {brand:product}', 'Your data | {brand:product}']),
  reword('a sentence of several pages', 'shared/answer.ts', ['Wir antworten', 'Sie hören von uns']),
  reword('a text of the layout', 'layout/de.ts', ['Eine Kasse, die passt.', 'Eine Kasse für alle.']),
  reword('a text of the layout as long as before', 'layout/en.ts', ['Notifications', 'Announcements']),
  reword('a text that islands show', 'layout/de.ts', ['one {# Treffer} other {# Treffer}', 'one {# Fund} other {# Funde}']),
  {
    name: 'a token fewer in source and translation',
    changes: [
      { file: 'pages/home/en.ts', find: 'Yours for {fact:offer.price}.', replace: 'Yours from today.' },
      { file: 'pages/home/de.ts', find: 'Für {fact:offer.price} gehört sie Ihnen.', replace: 'Ab heute gehört sie Ihnen.' },
    ],
  },
  {
    name: 'a group that is replaced by another language',
    changes: [
      { file: 'dictionaries/de.ts', find: '  countries:', replace: "  toast: omit('Nobody has translated it yet'),\n  countries:" },
      { file: 'dictionaries/de.ts', find: 'import { translate }', replace: 'import { omit, translate }' },
    ],
  },
  {
    name: 'a link in a text',
    changes: [
      { file: 'pages/home/en.ts', find: 'Yours for', replace: '[**Yours**](privacy#content) for' },
      { file: 'pages/home/de.ts', find: 'gehört sie Ihnen', replace: 'gehört sie [**Ihnen**](privacy#content)' },
    ],
  },
  {
    name: 'words in a file of their own',
    changes: [
      { file: 'pages/help/words.ts', text: "export default 'Schreiben Sie uns.';\n" },
      {
        file: 'pages/help/de.ts',
        find: "import source from './en.ts';\n",
        replace: "import source from './en.ts';\nimport words from './words.ts';\n",
      },
      { file: 'pages/help/de.ts', find: "text: 'Schreiben Sie uns.'", replace: 'text: words' },
    ],
  },
  {
    name: 'no import of these words',
    changes: [
      { file: 'pages/help/de.ts', find: "import words from './words.ts';\n", replace: '' },
      { file: 'pages/help/de.ts', find: 'text: words', replace: "text: 'Schreiben Sie uns.'" },
    ],
  },
  reword('a comment', 'pages/home/en.ts', ['export default', '// Read by many.\nexport default']),
];
