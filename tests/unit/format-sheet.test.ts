import { expect, test } from 'vitest';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { formatSheet } from '../../generator/4-render/format-sheet.ts';
import { formatsHtml } from '../../generator/7-report/formats-html.ts';
import { readSite } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

test('every kind of fact that has a wording is written in every locale', async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, today: '2026-11-26' }));
  const { content } = site ?? expect.fail('the real site does not load');
  const { tags, rows } = formatSheet(content, formatFact);
  expect(tags).toHaveLength(content.locales.length);
  const kinds = new Set([...content.facts.values()].map(({ value }) => value.kind));
  expect(new Set(rows.map(({ kind }) => kind.split(',')[0]))).toEqual(new Set([...kinds].filter((kind) => kind !== 'capability')));
  for (const { written } of rows) {
    expect(written).toHaveLength(tags.length);
    expect(written).not.toContain('');
  }
});

test('the sheet is one table with a column for each locale, in its language', () => {
  const html = formatsHtml({ tags: ['de-AT', 'en-AT'], rows: [{ kind: 'money', example: 'a.b', written: ['€ 1', '<€1>'] }] });
  expect(html.match(/<table>/g)).toHaveLength(1);
  expect(html).toContain('<td lang="de-AT" dir="auto">€ 1</td><td lang="en-AT" dir="auto">&lt;€1&gt;</td>');
});
