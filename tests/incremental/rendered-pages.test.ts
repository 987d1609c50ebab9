import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { openFixtureForTests } from './fixture.ts';
import { freshMemory } from './memory.ts';
import { buildAt, outputOf, pagesOf } from './outcome.ts';
import { runSequence } from './run-sequence.ts';
import { start } from './situation.ts';
import { takeStep } from './take-step.ts';

/* After one edit, exactly the pages that show the edited value change their bytes, and no other page is drawn. */

const fixture = openFixtureForTests();

const help = ['at-de/help', 'at-en/help', 'ch-de/help', 'help'];
const privacy = ['at-de/privacy', 'at-en/privacy', 'ch-de/privacy'];
const contract = ['at-at/agb', 'at-en/terms'];
const swiss = ['ch-de', 'ch-de/404.html', 'ch-de/help', 'ch-de/privacy'];
const german = ['at-at/agb', 'at-de', 'at-de/404.html', 'at-de/help', 'at-de/privacy', ...swiss, 'help'];
const english = ['404.html', 'at-en', 'at-en/404.html', 'at-en/help', 'at-en/privacy', 'at-en/terms', 'ch-en'];
const all = [...german, ...english];
/** The contract is a draft: search engines list neither it nor the page that its clauses name as an appendix. */
const indexed = all.filter((page) => ![...contract, ...help].includes(page) && !page.endsWith('404.html'));

test.for<readonly [edit: string, pages: readonly string[]]>([
  ['a text of a copy', ['at-de/help', 'ch-de/help', 'help']],
  ['a source text', ['at-en/help']],
  ['a title', ['at-en/privacy']],
  ['a sentence of several pages', ['at-de/privacy', 'ch-de', 'ch-de/privacy']],
  ['a text of the layout', german],
  ['a text of the layout as long as before', english],
  ['a link in a text', ['at-de', 'at-en']],
  ['a comment', []],
  ['a price and what follows from it', ['at-de', 'at-en']],
  ['a fact as long as before', contract],
  ['a period', [...contract, 'at-de/privacy', 'at-en/privacy', 'ch-de', 'ch-de/privacy', 'ch-en']],
  ['a timing of every page', all],
  ['the source of a fact', []],
  ['what a claim asserts', []],
  ['a clause', ['at-at/agb']],
  ['a translated clause', ['at-en/terms']],
  ['the order of clauses', contract],
  ['a page more', ['at-de/about', 'at-en/about', 'ch-de/about']],
  ['a page fewer', []],
  ['the path of a page', ['at-de/your-data', 'at-en/your-data', 'ch-de/your-data']],
  ['a path with its former one', all.map((page) => page.replace(/\/help$/, '/support'))],
  ['no former path', []],
  ['a further address', ['hilfe']],
  ['the structure of a page', help],
  ['the order of sections', privacy],
  ['a placeholder', []],
  ['a page that search engines leave out', privacy],
  ['the name of the product', all],
  ['a value of the brand for search engines', [...indexed, ...contract]],
  ['an entry of a menu more', all],
  ['an entry of a menu fewer', all],
  ['the menu of one country', [...swiss, 'ch-en']],
  ['how a country spells', swiss],
  ['the name of a country', german],
  ['the origin', all],
  ['why a text is kept', []],
])('%s: exactly the pages that show it are drawn', async ([edit, pages]) => {
  const before = outputOf(fixture().folders.out);
  await takeStep({ edit: [edit] }, freshMemory(before), fixture());
  const result = await buildAt(fixture().folders, start.options);
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const after = outputOf(fixture().folders.out);
  const changed = pagesOf(fixture().folders.out).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual(pages.map(fileOf).sort());
  expect(result.rendered).toBe(pages.length);
});

test('a page moves: the pages whose texts link to it are drawn too', async () => {
  const htmlOf = (page: string) => readFileSync(`${fixture().folders.out}/${fileOf(page)}`, 'utf8');
  await takeStep({ edit: ['a link in a text'] }, freshMemory(outputOf(fixture().folders.out)), fixture());
  await buildAt(fixture().folders, start.options);
  const before = outputOf(fixture().folders.out);
  expect(htmlOf('at-de')).toContain('<a href="/at-de/privacy/#content"><strong>Ihnen</strong></a>');
  await takeStep({ edit: ['the path of a page'] }, freshMemory(before), fixture());
  const result = await buildAt(fixture().folders, start.options);
  const after = outputOf(fixture().folders.out);
  const changed = pagesOf(fixture().folders.out).filter((path) => after[path] !== before[path]);
  const moved = ['at-de/your-data', 'at-en/your-data', 'ch-de/your-data'];
  expect(changed.sort()).toEqual([...moved, 'at-de', 'at-en'].map(fileOf).sort());
  expect(htmlOf('at-en')).toContain('<a href="/at-en/your-data/#content"><strong>Yours</strong></a>');
  expect(result.rendered).toBe(5);
});

test('a home page changes its language: pages that link to it, because its country lacks them, are drawn too', async () => {
  const { out } = fixture().folders;
  const before = outputOf(out);
  const { situation } = await takeStep({ edit: ['a home page in another language'] }, freshMemory(before), fixture());
  await buildAt(fixture().folders, start.options);
  const after = outputOf(out);
  for (const page of contract) expect(after[fileOf(page)], page).not.toBe(before[fileOf(page)]);
  expect(after).toEqual((await fixture().clean(situation)).output);
});

test('a text no longer imports a file without a language in its name: the cached shared content does not hide it', () =>
  runSequence(
    [
      { edit: ['words in a file of their own'], clock: 'a week ahead' },
      { edit: ['no import of these words'], clock: 'a week ahead' },
    ],
    fixture(),
  ));

test('a check renders the changed pages, and the next check renders none', async () => {
  const { content, cache } = fixture().folders;
  const drawn: number[] = [];
  const progress = (_: number, all: number) => void drawn.push(all);
  const checkAll = () => check(opened({ ...start.options, content, cache, progress, types: false }));
  await checkAll();
  expect(drawn).toEqual([]);
  const file = `${content}/pages/help/de.ts`;
  writeFileSync(file, readFileSync(file, 'utf8').replace("heading: '", "heading: 'Neu: "));
  await checkAll();
  expect(drawn.length).toBeGreaterThan(0);
  drawn.length = 0;
  await checkAll();
  expect(drawn).toEqual([]);
});

test('touched files without changes: no page is drawn, and no file is written', async () => {
  const before = outputOf(fixture().folders.out);
  await takeStep({ touch: 'all files' }, freshMemory(before), fixture());
  const result = await buildAt(fixture().folders, start.options);
  expect(result).toMatchObject({ ok: true, upToDate: true });
  expect(outputOf(fixture().folders.out)).toEqual(before);
  expect(result.rendered).toBe(0);
});

test('a lost output folder: the cache has every page, and none is drawn', async () => {
  const before = outputOf(fixture().folders.out);
  await takeStep({ damageOutput: 'all gone', file: 0 }, freshMemory(before), fixture());
  const result = await buildAt(fixture().folders, start.options);
  expect(outputOf(fixture().folders.out)).toEqual(before);
  expect(result.rendered).toBe(0);
});

test('WL6007 texts of the build state with changed bytes: every page is rendered again, and the damage is reported once', async () => {
  const { cache, out } = fixture().folders;
  const { situation } = await takeStep({ edit: ['a price and what follows from it'] }, freshMemory(outputOf(out)), fixture());
  for (const pack of readdirSync(`${cache}/packs`).map((name) => `${cache}/packs/${name}`))
    writeFileSync(
      pack,
      readFileSync(pack).map((byte) => byte ^ 1),
    );
  const result = await buildAt(fixture().folders, start.options);
  expect(result.diagnostics.filter(({ code }) => code === 'WL6007')).toHaveLength(1);
  expect(result.rendered).toBe(all.length);
  expect(outputOf(out)).toEqual((await fixture().clean(situation)).output);
});

const fileOf = (page: string) => `site/${page.endsWith('.html') ? page : `${page}/index.html`}`;
