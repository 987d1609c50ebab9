import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashTemplateCode } from '../../generator/bundle/template-code.ts';
import { hash } from '../../generator/package/hash.ts';
import { root } from '../support/paths.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true }));

const theme = {
  'theme.ts': "import './layout.tsx';\nimport { templates } from './templates.ts';\nexport default { templates };\n",
  'layout.tsx': 'export default 1;\n',
  'templates.ts': `import { memo } from 'react';
import type { Props } from './props.ts';
import { AboutPage } from './pages/about.tsx';
import HomePage, {
  title,
} from './pages/home.tsx';
import { Shop as ShopPage } from './pages/shop.tsx';
export const templates = { about: memo(AboutPage), 'home-page':
    HomePage, ShopPage } satisfies Record<string, unknown>;
`,
  'props.ts': 'export interface Props {}\n',
  'pages/about.tsx': "import '../parts/side-effect.ts';\nexport const AboutPage = () => <p>We don't sell</p>;\n",
  'pages/home.tsx': "export { title } from '../parts/title.ts';\nexport default () => import('../parts/later.ts');\n",
  'pages/shop.tsx':
    "import { type Price } from '../props.ts';\n// import { title } from '../parts/title.ts';\nexport const Shop = () => 1;\n",
  'parts/side-effect.ts': 'globalThis.a = 1;\n',
  'parts/title.ts': "export const title = '';\n",
  'parts/later.ts': 'export {};\n',
};

async function hashesOf(files: Readonly<Record<string, string>>, version = '1') {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(`${folder}/runtime/${path}`), { recursive: true });
    await writeFile(`${folder}/runtime/${path}`, text);
  }
  const hashes = new Map(Object.entries(files).map(([path, text]) => [path, hash(text)]));
  return hashTemplateCode({ folder: `${folder}/runtime`, hashes }, { folder: `${folder}/cache`, version });
}

test.each([
  ['pages/about.tsx', ['about']],
  ['parts/side-effect.ts', ['about']],
  ['parts/title.ts', ['home-page']],
  ['parts/later.ts', ['home-page']],
  ['pages/shop.tsx', ['ShopPage']],
  ['layout.tsx', ['about', 'home-page', 'ShopPage']],
  ['theme.ts', ['about', 'home-page', 'ShopPage']],
  ['props.ts', []],
] as const)('a change in %s changes the code of the templates that load it', async (path, changed) => {
  const before = await hashesOf(theme);
  const after = await hashesOf({ ...theme, [path]: `${theme[path]}export const more = 1;\n` });
  expect(Object.keys(before)).toEqual(['about', 'home-page', 'ShopPage']);
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(changed);
});

test('in the theme of the project a change in one template changes its code alone', async () => {
  const sources = (more = '') =>
    new Map(
      readdirSync(`${root}/runtime`, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => [path, path === 'pages/policy.tsx' ? `changed ${more}` : 'unchanged']),
    );
  const codeOf = (hashes: ReadonlyMap<string, string>) =>
    hashTemplateCode({ folder: `${root}/runtime`, hashes }, { folder: `${folder}/cache`, version: '1' });
  const [before, after] = [await codeOf(sources()), await codeOf(sources('since'))];
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['policy']);
});

test('another wrapper of a component changes the code of its template', async () => {
  const before = await hashesOf(theme);
  const after = await hashesOf({ ...theme, 'templates.ts': theme['templates.ts'].replace('memo(AboutPage)', 'AboutPage') });
  expect(after.about).not.toBe(before.about);
  expect(after.ShopPage).toBe(before.ShopPage);
});

test('a cached module graph gives the same hashes', async () => {
  const before = await hashesOf(theme);
  expect(await hashesOf(theme)).toEqual(before);
  expect(await hashesOf(theme, '2')).toEqual(before);
});

test.each([
  ['about: () => 1', /'about'/],
  ['...others', /'\.\.\.others'/],
])('a template whose modules cannot be determined is an error: %s', async (entry, sentence) => {
  await expect(hashesOf({ ...theme, 'templates.ts': `export const templates = { ${entry} };\n` })).rejects.toThrow(sentence);
});
