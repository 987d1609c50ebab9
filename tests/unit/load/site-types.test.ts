import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { siteTypes, writeSiteTypes } from '../../../generator/1-load/site-types/site-types.ts';
import { templateProps } from '../../../generator/1-load/template-shapes/template-props.ts';
import { check } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* The declarations of a site are generated from the names of its files and the types of its templates' props. */

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder();
});

const helpPage = (anchors: string, before = '') => `import { definePage } from 'wortlaut';
${before}
export default definePage({
  template: 'notice', path: '/:locale/help', source: 'en', anchors: ${anchors}, structure: { mood: 'waiting', way: 'home' },
});
`;
const typesOf = async (page: string) => new RegExp(`'${page}': (.*);`).exec((await siteTypes(site.content, root)).text)?.[1];

test.each(['content', 'tests/sites/minimal/content', 'tests/sites/incremental/content'])(
  'the declarations of %s do not depend on whether it is loaded',
  async (content) => {
    const { content: loaded } = await load(`${root}/${content}`);
    if (loaded) expect(await siteTypes(`${root}/${content}`, root, loaded)).toEqual(await siteTypes(`${root}/${content}`, root));
  },
);

test('the declarations are written only if they differ', async () => {
  const file = await writeSiteTypes(site.content, root);
  const { mtimeMs, ino } = statSync(file);
  await writeSiteTypes(site.content, root);
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  await site.write({ 'pages/help/page.ts': helpPage("['content', 'prices']") });
  await writeSiteTypes(site.content, root);
  expect(readFileSync(file, 'utf8')).toContain("'help': 'content' | 'prices';");
});

describe('the anchors of a page', () => {
  test('may be a constant or come from another file', async () => {
    await site.write({
      'pages/help/page.ts': helpPage('places', "import { places } from './places.ts';"),
      'pages/help/places.ts': "export const places = ['content', 'prices'];\n",
    });
    expect(await typesOf('help')).toBe("'content' | 'prices'");
  });

  test('WL3003 may be any name for the compiler if they are calculated, and the check finds a wrong one', async () => {
    await site.write({ 'pages/help/page.ts': helpPage("['con', 'tent'].join('').split(' ')") });
    expect(await typesOf('help')).toBe('string');
    expect((await check(opened({ content: site.content }))).diagnostics).toEqual([]);
    await site.write({ 'pages/help/page.ts': helpPage("['others'].map((one) => one)") });
    const { diagnostics } = await check(opened({ content: site.content }));
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['WL3003']);
  });

  test('may be missing, and quotation marks in them are escaped', async () => {
    expect(await typesOf('home')).toBe('never');
    await site.write({ 'pages/help/page.ts': helpPage(`["it's"]`) });
    expect(await typesOf('help')).toBe("'it\\'s'");
  });
});

test('the compiler sees a new or removed file in the same check', async () => {
  const facts = `import { defineFacts, money } from 'wortlaut';
export default defineFacts({ entry: money({ minor: 300, currency: 'EUR', tax: 'net', source: 'test', asOf: '2026-11-01' }) });
`;
  const text = readFileSync(`${site.content}/pages/help/en.ts`, 'utf8');
  const german = readFileSync(`${site.content}/pages/help/de.ts`, 'utf8');
  const withFee = (words: string) => words.replace(/ {2}text: '/, "  text: '{fact:entry-fees.entry} ");
  await site.write({ 'facts/entry-fees.ts': facts, 'pages/help/en.ts': withFee(text), 'pages/help/de.ts': withFee(german) });
  const codesNow = async () => (await check(opened({ content: site.content }))).diagnostics.map(({ code }) => code);
  expect(await codesNow()).toEqual([]);
  await site.drop('facts/entry-fees.ts');
  expect(new Set(await codesNow())).toEqual(new Set(['WL1009']));
});

describe('the type of the props of a component is read from', () => {
  const folder = mkdtempSync(`${tmpdir()}/wortlaut-props-`);
  writeFileSync(`${folder}/tsconfig.json`, '{}');
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => rmSync(`${folder}/runtime`, { recursive: true, force: true }));
  const propsOf = async (component: string, listed = 'APage') => {
    const files = {
      'props.ts': 'export interface AProps {}\nexport interface Outer {}\n',
      'templates.ts': `import { APage } from './pages/a.tsx';\nexport const templates = { 'a-page': ${listed}, };\n`,
      'pages/a.tsx': `import type { Outer as Renamed, AProps } from '../props.ts';\n${component}`,
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(`${folder}/runtime/${path}`), { recursive: true });
      await writeFile(`${folder}/runtime/${path}`, text);
    }
    const { props, faults } = await templateProps(folder);
    return props.get('a-page') ?? faults.map(({ code, line }) => `${code} line ${line}`);
  };
  const inProps = { module: 'runtime/props.ts', type: 'AProps' };
  const body = "{\n  return <p title={')'}>It's (not</p>;\n}\n";

  test.each<[string, string, object]>([
    ['a function', `export function APage({ copy, structure }: AProps): ReactNode ${body}`, inProps],
    ['a function with defaults', `export function APage(\n  { copy = ':', structure: { a } = {} }: AProps,\n) ${body}`, inProps],
    ['a constant', `export const APage = (props: AProps) => ${body}`, inProps],
    ['a type with more for other uses', `export function APage({ copy }: AProps & { children?: ReactNode }) ${body}`, inProps],
    ['a type under another name', `export function APage(props: Renamed) ${body}`, { ...inProps, type: 'Outer' }],
    [
      'a type of the same file',
      `export interface Own {}\nexport function APage(p: Own) ${body}`,
      { module: 'runtime/pages/a.tsx', type: 'Own' },
    ],
    ['not a type of a package', `import type { P } from 'react';\nexport function APage(props: P) ${body}`, ['WL6021 line 2']],
    ['not a type without an export', `interface Own {}\nexport function APage(props: Own) ${body}`, ['WL6021 line 2']],
    ['not a part of a type', `export function APage(props: AProps['copy']) ${body}`, ['WL6021 line 2']],
    ['not a component without props', `export function APage() ${body}`, ['WL6021 line 2']],
  ])('%s', async (_, component, expected) => {
    expect(await propsOf(component)).toEqual(expected);
  });

  test('WL6021 not a list in another form', async () => {
    expect(await propsOf('', 'a} / {')).toEqual(['WL6021 line undefined']);
  });

  test('a component in memo()', async () => {
    expect(await propsOf(`export function APage({ copy }: AProps) ${body}`, 'memo(APage)')).toEqual(inProps);
  });
});

test('a missing list of templates is an empty list', async () => {
  const folder = mkdtempSync(`${tmpdir()}/wortlaut-props-`);
  writeFileSync(`${folder}/package.json`, '{}');
  expect(await templateProps(folder)).toEqual({ props: new Map(), faults: [] });
  rmSync(folder, { recursive: true });
});
