import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { check } from '../../../generator/2-check/check.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { findingsOfContent } from '../../../generator/diagnostics/report/report.ts';
import { finish } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Findings about content files that are not text, have a wrong name or contain forbidden code: one report for one fault. */

type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** The findings about the minimal site with these files; those without a text are removed. */
async function reported(changes: Changes): Promise<string[]> {
  const site = await siteFolder();
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) await site.drop(path);
    else await site.write({ [path]: text });
  }
  const { content, diagnostics: loading } = await load(site.content);
  const checked = content
    ? check(content, {
        templates: ['notice', 'home', 'not-found'],
        shapes: {},
        writeFact: formatFact,
        production: false,
        today: '2026-11-21',
      })
    : [];
  const findings = findingsOfContent(loading, checked).filter(({ code }) => code !== 'WL1008');
  const { diagnostics } = await finish(findings, opened({ content: site.content }), { content });
  return diagnostics.map(
    ({ code, file, line, column, message, hint }) => `${code} ${file}${line ? `:${line}:${column}` : ''} ${message} → ${hint}`,
  );
}

const minimal = (path: string) => readFileSync(`${root}/tests/sites/minimal/content/${path}`, 'utf8');
const [german, english] = [minimal('pages/help/de.ts'), minimal('pages/help/en.ts')];

/** The text with one part replaced, which it must contain. */
function swapped(text: string, find: string, replace: string): string {
  expect(text).toContain(find);
  return text.replace(find, () => replace);
}

const de = 'pages/help/de.ts';
const utf8 = 'save it with the encoding UTF-8';
const named = (name: string, noun = 'a language of languages.ts') =>
  `This file is never read: '${name.replace('.ts', '')}' is not ${noun}, and no other file imports it.`;

const cases: Readonly<Record<string, readonly [Changes, ...string[]]>> = {
  'a letter of Latin-1': [
    { [de]: Buffer.from(german, 'latin1') },
    `WL1016 content/${de}:8:15 This file is not UTF-8: the byte FC is not a character here. → It looks like Windows-1252 or Latin-1, where FC is 'ü'. Open it with that encoding, and ${utf8}.`,
  ],
  'UTF-16': [
    { [de]: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(german, 'utf16le')]) },
    `WL1016 content/${de}:1:1 This file is written in UTF-16 (little-endian), so it cannot be read. → Open it in an editor and ${utf8}.`,
  ],
  'a zero byte': [
    { [de]: swapped(german, 'Zurück', 'Zur\0ck') },
    `WL1016 content/${de}:8:15 This file contains a zero byte (00), so it is not a text. → Open it in an editor, and ${utf8}; if it is damaged, restore it from the version history.`,
  ],
  'a letter that was lost earlier': [
    { [de]: swapped(german, 'ü', '\uFFFD') },
    `WL1016 content/${de}:8:15 This text contains \uFFFD: a character was lost. → The file was once saved with another encoding. Write the character again, or restore the file from the version history.`,
  ],
  'a list of addresses in Latin-1': [
    { 'addresses.lock': Buffer.from('# zurück\n', 'latin1') },
    `WL1016 content/addresses.lock:1:6 This file is not UTF-8: the byte FC is not a character here. → It looks like Windows-1252 or Latin-1, where FC is 'ü'. Open it with that encoding, and ${utf8}.`,
  ],
  'an accepted byte order mark and line ends of Windows': [{ [de]: `\uFEFF${german.replaceAll('\n', '\r\n')}` }],
  'a merge in the source text, with the common version': [
    {
      'pages/help/en.ts': swapped(
        english,
        "  heading: 'Help',\n",
        "<<<<<<< HEAD\n  heading: 'Help',\n||||||| base\n  heading: 'Aid',\n=======\n  heading: 'Advice',\n>>>>>>> main\n",
      ),
    },
    'WL1017 content/pages/help/en.ts:5:1 Unresolved merge conflict: its markers are in the lines 5, 7, 9 and 11. → Keep the right lines between <<<<<<< and >>>>>>>, and delete the others and the lines with the markers.',
  ],
  'a merge in a file that others import': [
    {
      'samples/words.ts': "<<<<<<< HEAD\nexport const heading = 'Hilfe';\n",
      [de]: swapped(
        swapped(german, 'import source', "import { heading } from '../../samples/words.ts';\nimport source"),
        "heading: 'Hilfe'",
        'heading',
      ),
    },
    'WL1017 content/samples/words.ts:1:1 Unresolved merge conflict: its marker is in line 1. → Keep the right lines between <<<<<<< and >>>>>>>, and delete the others and the lines with the markers.',
  ],
  ...Object.fromEntries(
    ['DE', 'ger', 'deutsch', 'German'].map((name) => [
      `${name}.ts instead of de.ts`,
      [
        { [de]: undefined, [`pages/help/${name}.ts`]: german },
        `WL1018 content/pages/help/${name}.ts ${named(`${name}.ts`)} → Did you mean de.ts? Rename the file.`,
      ] as const,
    ]),
  ),
  'de-DE.ts, another language, instead of de.ts': [
    { [de]: undefined, 'pages/help/de-DE.ts': german },
    "WL1007 content/pages/help/de-DE.ts This file is named for the language 'de-DE', which languages.ts does not list. → Did you mean 'de'? Rename the file, or add the language to languages.ts.",
  ],
  'a second German file': [
    { 'pages/help/de-old.ts': german },
    `WL1018 content/pages/help/de-old.ts ${named('de-old.ts')} → A de.ts is already beside it. Move the content there, and delete this file.`,
  ],
  'an accepted file that others import': [
    {
      'pages/help/words.ts': "export const heading = 'Hilfe';\n",
      [de]: swapped(
        swapped(german, 'import source', "import { heading } from './words.ts';\nimport source"),
        "heading: 'Hilfe'",
        'heading',
      ),
    },
  ],
  'a dictionary named for its language': [
    { 'dictionaries/de.ts': undefined, 'dictionaries/german.ts': minimal('dictionaries/de.ts') },
    `WL1018 content/dictionaries/german.ts ${named('german.ts')} → Did you mean de.ts? Rename the file.`,
  ],
  'a country in capitals': [
    { 'countries/ch.ts': undefined, 'countries/CH.ts': minimal('countries/ch.ts') },
    `WL1018 content/countries/CH.ts ${named('CH.ts', 'the code of a country')} → Did you mean ch.ts? Rename the file.`,
  ],
  'a price in units': [
    { 'facts/offer.ts': swapped(minimal('facts/offer.ts'), 'minor: 24900', 'minor: 29.90') },
    "WL1013 content/facts/offer.ts:4:25 'price.minor' must be a whole number. → It is counted in the smallest unit of its currency, such as cents: write 2990 for 29.90.",
  ],
  'a number in a group of texts': [
    { [de]: swapped(german, "title: 'Hilfe | {brand:product}'", 'title: { a: 7 }') },
    `WL1003 content/${de}:5:23 'meta.title.a' must be a text in quotation marks, or a group that gives each text a name. → Write such a value instead of 7.`,
  ],
  'a brace that closes nothing': [
    { [de]: swapped(german, 'Sie uns.', 'Sie uns}.') },
    `WL2004 content/${de}:7:27 'text' is not a well-formed message: a closing brace has no opening one. → Compare its braces with those of the source text; the apostrophe is ’.`,
  ],
  'a brace after escapes in a template': [
    { 'pages/help/en.ts': swapped(english, "'Write to us.'", '`It \\x69s \\u{1F600} \\x41 time: write {now to us.`') },
    "WL2004 content/pages/help/en.ts:6:46 'text' is not a well-formed message: a closing brace is missing. → Every { needs its }; the apostrophe is ’.",
  ],
  'a script in a text': [
    { 'pages/help/en.ts': swapped(english, "'Write to us.'", "'It \\x69s <script>alert(1)</script> time.'") },
    "WL2024 content/pages/help/en.ts:6:19 'text' contains HTML (<script> </script>), which visitors would see as text. → Remove <script>: the template decides how texts look.",
  ],
  'the HTML name of a character in the brand': [
    { 'brand.ts': swapped(minimal('brand.ts'), "product: 'Muster'", "product: 'M&amp;M'") },
    "WL2024 content/brand.ts:4:14 'product' contains HTML (&amp;), which visitors would see as text. → Write & instead of &amp;.",
  ],
  'texts with characters that are not HTML': [
    { [de]: swapped(german, 'Schreiben Sie uns.', 'R&D, A & B, AT&T; Q&As; 1 < 2 > 0, a<c, <Ihr Name>, <ada@muster>, &c.') },
  ],
};

describe('one slip is one report', () => {
  test.each(Object.entries(cases))('%s', async (_, [changes, ...expected]) => expect(await reported(changes)).toEqual(expected));
});
