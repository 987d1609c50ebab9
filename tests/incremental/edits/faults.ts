import { type Edit, reword } from '../edit.ts';

/** Edits that cause errors or warnings, each with an edit of a text, so that a page waits to be built. */
export const faults: readonly Edit[] = [
  reword('a text beside faults', 'pages/home/de.ts', ['Los geht’s', 'Anfangen']),
  reword('a file that cannot be read', 'pages/help/de.ts', ["heading: 'Hilfe',", "heading: 'Hilfe"]),
  reword('a missing text', 'pages/help/de.ts', ["  text: 'Schreiben Sie uns.',\n", '']),
  reword('a token without a fact', 'pages/help/en.ts', ['Write to us.', 'Write to us for {fact:offer.nothing}.']),
  reword('a name that no template reads', 'pages/help/en.ts', ['heading:', 'headng:']),
  reword('a structure that no template reads', 'pages/help/page.ts', ["mood: 'waiting'", "mood: 'sad'"]),
  reword('a translation of another page', 'pages/help/de.ts', ["from './en.ts'", "from '../home/en.ts'"]),
  reword('an import of nothing', 'pages/welcome/de.ts', ['shared/answer.ts', 'shared/question.ts']),
  reword('a shared file that throws', 'shared/answer.ts', ['export const', "throw new Error('broken');\nexport const"]),
  { name: 'no brand', changes: [{ gone: 'brand.ts' }] },
  { name: 'no copy', changes: [{ gone: 'pages/home/de.ts' }] },
  { name: 'an empty country', changes: [{ file: 'countries/ch.ts', text: 'export default {};\n' }] },
  reword('a link to no page', 'navigation.ts', ["to('help') }", "to('halp') }"]),
  { name: 'a published address that is lost', changes: [{ file: 'addresses.lock', text: '/at-de/\n/at-de/gone/\n' }] },
  { name: 'a broken ledger', changes: [{ file: 'terms/ledger.jsonl', text: '{"not": "a line\n' }] },
  {
    name: 'a suppression that is not needed',
    changes: [
      {
        file: 'suppressions.ts',
        text: `import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  { code: 'WL4001', file: 'content/pages/help/page.ts', dataPath: 'placeholder', reason: 'It is being written', until: '2026-12-31' },
]);
`,
      },
    ],
  },
  reword('a placeholder that may be suppressed', 'pages/help/page.ts', [
    "source: 'en',",
    "source: 'en',\n  placeholder: 'Somebody has yet to write it.',",
  ]),
];
