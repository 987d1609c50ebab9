import { expect, test } from 'vitest';
import type { Coverage } from '../../../generator/7-report/coverage.ts';
import type { Cell } from '../../../generator/7-report/coverage-cell.ts';
import { coverageHtml } from '../../../generator/7-report/coverage-html.ts';
import { coverageText } from '../../../generator/7-report/coverage-text.ts';

const cell = (name: string, where: string, more: Partial<Cell> = {}): Cell => ({
  kind: 'page',
  name,
  where,
  language: where.slice(-2),
  state: 'complete',
  texts: 4,
  of: 4,
  ...more,
});

const sample: Coverage = {
  complete: 4,
  total: 6,
  percent: 66,
  cells: [
    cell('home', 'at-de'),
    cell('home', 'at-en', { state: 'missing', texts: 3 }),
    cell('home', 'ch-de', { state: 'fallback' }),
    cell('story', 'at-de'),
    cell('story', 'at-en', { state: 'omitted', texts: 0, of: 0, note: 'Told in <German> | alone.' }),
    cell('chooser', '/'),
    { kind: 'dictionary', name: 'dictionary', where: 'de', language: 'de', state: 'complete', texts: 9, of: 9 },
  ],
  languages: [],
};

test('the text has a mark for every page in every locale, aligned under its country and language', () => {
  expect(coverageText(sample, { colour: false })).toBe(`Pages         at     ch
              de en  de  other
  chooser                ●
  home        ●  ○   ◐
  story       ●  –

Dictionaries
              de
  dictionary  ●

  ● complete   ◐ shown in another language   – left out for a reason   ○ texts are missing   blank: not part of the site

  ○ home   at-en  3 of 4 texts
  ◐ home   ch-de  4 of 4 texts
  – story  at-en  Told in <German> | alone.

4 of 6 places complete: 66 %
`);
});

test('a complete page without a group that its author left out is marked', () => {
  const note = "without 'story': Told in German alone.";
  const text = coverageText(
    { complete: 1, total: 1, percent: 100, cells: [cell('about', 'at-en', { note })], languages: [] },
    { colour: false },
  );
  expect(text).toContain(`  ● about  at-en  ${note}\n`);
  expect(text).toContain('1 of 1 place complete: 100 %');
});

test('the HTML has every state in words, escapes what authors wrote and fetches nothing', () => {
  const html = coverageHtml(sample);
  expect(html).toContain(
    '<span class="mark missing" aria-hidden="true">○</span><span class="unseen">texts are missing: 3 of 4 texts</span>',
  );
  expect(html).toContain('Told in &lt;German&gt; | alone.');
  expect(html).toContain('<th scope="colgroup" colspan="2" title="Austria">');
  expect(html).not.toMatch(/<script|https?:|src=|url\(/);
  expect(coverageHtml(sample)).toBe(html);
});

test('every format shows the states of the texts of a contract', () => {
  const states = { stale: 1, translated: 3 };
  const terms: Cell = {
    kind: 'terms',
    name: 'at',
    where: 'en',
    language: 'en',
    state: 'pending',
    texts: 0,
    of: 4,
    note: '1 stale, 3 translated',
    states,
  };
  const coverage: Coverage = { complete: 1, total: 1, percent: 100, cells: [cell('home', 'at-de'), terms], languages: [] };
  expect(coverageText(coverage, { colour: false })).toContain(`Terms
        en
  at    ◔`);
  expect(coverageText(coverage, { colour: false })).toContain('  ◔ at  en  1 stale, 3 translated\n');
  expect(coverageHtml(coverage)).toContain('<td title="not approved yet: 1 stale, 3 translated">');
});

test('a complete site has no list of gaps', () => {
  const all: Coverage = { complete: 1, total: 1, percent: 100, cells: [cell('home', 'at-de')], languages: [] };
  expect(coverageHtml(all)).toContain('Nothing is missing.');
  expect(coverageHtml(all)).not.toContain('What is not complete');
});
