import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { countChanged, pagesIn } from '../bench/measure/pages-in.ts';
import { reason } from '../bench/measure/reason.ts';
import { changeRow, coldRows, devRow, grownRow, realSiteRows, unchangedRow } from '../bench/report/rows.ts';
import { asMarkdown, asText, cellsOf } from '../bench/report/table.ts';
import { changes } from '../bench/site/changes.ts';
import { edit } from '../bench/site/edit.ts';

/* The benchmark's report: when a bar holds, and the layout of the table. */

const floors = { loop: 1000, start: 200 };
const built = (milliseconds: number, { rendered = 0, changed = 0, megabytes = 100 } = {}) => ({
  milliseconds,
  megabytes,
  rendered,
  changed,
});
type Change = (typeof changes)[number];
const changeFor = (bar: Change['bar']) => changes.find((change) => change.bar === bar) as Change;
const [ofOnePage, ofOneLanguage, pageAdded, component] = (['message', 'label', 'page', 'component'] as const).map(changeFor) as [
  Change,
  Change,
  Change,
  Change,
];

test.each([
  ['a cold build in half the time of the loop', () => cold(500), true],
  ['a slower one', () => cold(501), false],
  ['nothing changed, within 1.1 starts', () => unchangedRow(built(220), floors), true],
  ['nothing changed, later', () => unchangedRow(built(221), floors), false],
  ['nothing changed, yet a page rendered', () => unchangedRow(built(1, { rendered: 1 }), floors), false],
  ['one message, within a start and 3.8 percent of the loop', () => one(ofOnePage, built(238, { rendered: 1, changed: 1 })), true],
  ['one message, later', () => one(ofOnePage, built(239, { rendered: 1, changed: 1 })), false],
  ['a page rendered that did not change', () => one(ofOneLanguage, built(1, { rendered: 3, changed: 2 })), false],
  ['every page of a language within a fifth of cold', () => one(ofOneLanguage, built(200, { rendered: 2, changed: 2 })), true],
  ['every page of a language, later', () => one(ofOneLanguage, built(201, { rendered: 2, changed: 2 })), false],
  ['a page added within one message and 5 percent of cold', () => one(pageAdded, built(350, { rendered: 8, changed: 8 })), true],
  ['a page added, later', () => one(pageAdded, built(351, { rendered: 8, changed: 8 })), false],
  ['a component within 1.2 times cold', () => one(component, built(1200, { rendered: 9, changed: 9 })), true],
  ['a component, later', () => one(component, built(1201, { rendered: 9, changed: 9 })), false],
  ['a build that does not say what it rendered', () => one(ofOneLanguage, { ...built(1), rendered: undefined }), false],
  ['a save in dev within 50 ms', () => devRow(50, { pages: 100 }), true],
  ['a save in dev beyond it', () => devRow(51, { pages: 100 }), false],
  ['growth within both bars', () => grownRow(built(5200, { megabytes: 600 }), built(1000), { pages: 100 }), true],
  ['growth of time beyond', () => grownRow(built(5201), built(1000), { pages: 100 }), false],
  ['the real site within 0.152 of the loop of 10,000 pages', () => realSite({ cold: 152 })[0], true],
  ['the real site, later', () => realSite({ cold: 153 })[0], false],
  ['the real site beside a loop of a tenth of the pages', () => realSite({ cold: 1520, pages: 1000 })[0], true],
  ['the real site beside that loop, later', () => realSite({ cold: 1521, pages: 1000 })[0], false],
  ['a check within 1.2 times the compiler', () => realSite({ check: 1200 })[2], true],
  ['a check, later', () => realSite({ check: 1201 })[2], false],
  ['growth of memory beyond', () => grownRow(built(1, { megabytes: 601 }), built(1000), { pages: 100 }), false],
])('%s: %#', (_, row, holds) => {
  expect(row()?.bar?.holds).toBe(holds);
});

const cold = (milliseconds: number) =>
  coldRows({ loop: built(1000), cold: built(900), withRules: built(milliseconds), coldest: built(9000) }, floors)[1];

const realSite = ({ cold = 0, check = 0, pages = 10_000 }) => realSiteRows({ cold: built(cold), check, compiler: 1000 }, floors, { pages });

function one(change: Change, rebuilt: Parameters<typeof changeRow>[1]) {
  return changeRow(change, rebuilt, { ...floors, cold: 1000, message: 300 });
}

test('the table has a line for each row, with its ratios', () => {
  const cells = cellsOf(
    [
      { name: 'cold', ...built(1500), bar: { text: 'at most 1', holds: false } },
      { name: 'absent', note: 'not installed' },
    ],
    floors,
  );
  expect(
    asText(cells)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)),
  ).toEqual([
    ['time', 'memory', 'rendered', 'changed', '× loop', '× start', 'bar'],
    ['cold', '1.50 s', '100 MB', '0', '0', '1.50', '7.50', 'at most 1', 'DOES NOT HOLD'],
    ['absent', 'not installed'],
  ]);
  expect(asMarkdown(cells).split('\n')[1]).toBe('|-|-:|-:|-:|-:|-:|-:|-|-|');
});

test('pages that differ or are new are counted; those that are gone, redirect pages and other files are not', async () => {
  const folder = await mkdtemp(`${tmpdir()}/bench-`);
  await mkdir(`${folder}/below`);
  await writeFile(`${folder}/below/same.html`, 'same');
  await writeFile(`${folder}/other.html`, 'one');
  await writeFile(`${folder}/gone.html`, 'gone');
  await writeFile(`${folder}/style.css`, 'one');
  const before = pagesIn(folder);
  await writeFile(`${folder}/other.html`, 'two');
  await writeFile(`${folder}/new.html`, 'new');
  await writeFile(`${folder}/style.css`, 'two');
  await writeFile(`${folder}/moved.html`, '<meta http-equiv="refresh" content="0; url=/new/">');
  await rm(`${folder}/gone.html`);
  expect(countChanged(before, pagesIn(folder))).toBe(2);
  expect(countChanged(pagesIn(folder), before)).toBe(2);
  expect(countChanged(before, before)).toBe(0);
  await rm(folder, { recursive: true });
});

test('an edit wants words that stand once, and can be taken back', async () => {
  const folder = await mkdtemp(`${tmpdir()}/bench-`);
  const file = `${folder}/text.ts`;
  await writeFile(file, 'one two two');
  const takeBack = await edit(file, 'one', '$&');
  expect(await readFile(file, 'utf8')).toBe('$& two two');
  await takeBack();
  expect(await readFile(file, 'utf8')).toBe('one two two');
  await expect(edit(file, 'two', 'three')).rejects.toThrow("'two' does not stand once");
  await rm(folder, { recursive: true });
});

test('why a program failed is the line that names an error, or the last one', () => {
  expect(reason('working\nError: no such file\n  at run\n\nNode.js v20\n')).toBe('Error: no such file');
  expect(reason('working\nit broke\n')).toBe('it broke');
  expect(reason('')).toBeUndefined();
});
