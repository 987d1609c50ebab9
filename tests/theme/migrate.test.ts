import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packageEntries } from '../../generator/docs/package-entries.ts';
import { exportedNames } from '../../generator/migrate/exported-names.ts';
import { migrate } from '../../generator/migrate/migrate.ts';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { linkReadingRoom } from './copy-reading-room.ts';

/* `wortlaut migrate`: a site in the form of version 0.1.0 is brought to the present one. */

let site: string;
/** Its tsconfig.json in the present form. */
let settings: string;
beforeEach(() => {
  site = mkdtempSync(`${tmpdir()}/wortlaut-migrate-`);
  linkReadingRoom(site);
  settings = read('tsconfig.json');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const command = (given: readonly string[]) => {
  const env = { ...process.env, WORTLAUT_CACHE: `${site}/.wortlaut/cache`, WORTLAUT_PRECOMPILED: 'off' };
  return startProcessIn({ cwd: site, env }, process.execPath, [`${root}/cli/main.mjs`, ...given]).ended;
};

const read = (file: string) => readFileSync(`${site}/${file}`, 'utf8');

/** Texts of the present form → what they were in version 0.1.0, by file. */
const old: Readonly<Record<string, readonly (readonly [present: string, former: string])[]>> = {
  'content/brand.ts': [
    ["'wortlaut'", "'../generator/model/index.ts'"],
    ['externalLinks', 'outbound'],
  ],
  'content/navigation.ts': [
    ['external, to', 'outbound, to'],
    ["external('catalogue')", "outbound('catalogue')"],
    ['default:', 'otherwise:'],
    ["to: to('hours')", "to: { countries: {}, otherwise: to('hours') }"],
  ],
  'content/site.ts': [['fallbacks: {},', "fallbacks: {},\n  redirects: 'pages',"]],
  'content/pages/home/page.ts': [['redirectFrom', 'formerly']],
  'runtime/templates.ts': [
    [
      'import { ArticlePage }',
      "import type { ReactNode } from 'react';\nimport type { TemplateList } from '../generator/model/register.ts';\nimport { ArticlePage }",
    ],
    ['templates =', 'templates: { readonly [Name in keyof TemplateList]: (props: TemplateList[Name]) => ReactNode } ='],
  ],
  'tsconfig.json': [[', ".wortlaut/types/content.d.ts"]', ']']],
  'runtime/layout.tsx': [
    [
      "import type { ReactNode } from 'react';\n",
      "import { memo, type ReactNode } from 'react';\nimport { usePage } from './page-context.ts';\n",
    ],
    [
      "import { type LayoutProps, usePage } from 'wortlaut/react';",
      "import type { LayoutProps } from 'wortlaut/react';\n\nconst Skip = memo(() => <a className=\"skip\" href=\"#content\">{usePage().words('layout').text('skip')}</a>);",
    ],
    ['      <a className="skip" href="#content">\n        {words.text(\'skip\')}\n      </a>\n', '      <Skip />\n'],
  ],
  'runtime/islands/book-finder.tsx': [
    [
      "import { MessagesProvider, useHydrated } from 'wortlaut/client';",
      "import { MessagesProvider } from '../state/messages.tsx';\nimport { useHydrated } from '../state/use-hydrated.ts';",
    ],
    ["from 'wortlaut/react'", "from '../../generator/model/localized.ts'"],
  ],
};

/** Files that version 0.1.0 had and the present form has not. */
const gone: Readonly<Record<string, string>> = {
  'content/register.ts': `import type brand from './brand.ts';
import type dictionary from './dictionaries/en.ts';
import type room from './facts/room.ts';
import type pages from './pages/pages.ts';

/** Tells the compiler which facts, brand names, pages and dictionary keys exist. */
declare module '../generator/model/register.ts' {
  interface FactFiles {
    room: typeof room;
  }
  interface BrandFile {
    brand: typeof brand;
  }
  interface SourceDictionary {
    dictionary: typeof dictionary;
  }
  interface PageList {
    pages: typeof pages;
  }
}
`,
  'content/pages/pages.ts': `import { definePages } from '../../generator/model/index.ts';

export default definePages({
  dictation: [],
  home: [],
  hours: ['content'],
  journal: [],
  lamps: [],
  'long-day': ['content'],
  moths: [],
  'not-found': [],
  returned: [],
  stove: [],
});
`,
  'runtime/register.ts': `import type { ArticleProps, JournalProps, LeafletProps, ShelfProps } from './props.ts';

declare module '../generator/model/register.ts' {
  interface TemplateList {
    shelf: ShelfProps;
    leaflet: LeafletProps;
    journal: JournalProps;
    article: ArticleProps;
  }
}
`,
};

const filesOfOldForm = [...Object.keys(old), ...Object.keys(gone)];

function writeOldForm(): void {
  for (const [file, text] of Object.entries(gone)) writeFileSync(`${site}/${file}`, text);
  for (const [file, changes] of Object.entries(old)) {
    const text = changes.reduce((before, [present, former]) => {
      expect(before, file).toContain(present);
      return before.replace(present, former);
    }, read(file));
    writeFileSync(`${site}/${file}`, text);
  }
}

describe('a site in the form of version 0.1.0', () => {
  beforeEach(writeOldForm);

  test('is changed so that its check finds nothing, types included, and a second run changes nothing', async () => {
    expect((await command(['check'])).code).toBe(1);
    const first = await command(['migrate']);
    expect([first.code, first.stderr]).toEqual([0, '13 files changed. Run check next.\n']);
    expect(first.stdout).toContain("content/pages/home/page.ts:3  … template: 'shelf', path: '/:locale', [-formerly:-] [+redirectFrom:+]");
    expect(read('runtime/layout.tsx')).toContain('const Skip = fragment(() =>');
    for (const file of Object.keys(gone)) {
      expect(first.stdout).toContain(`  ${file}  deleted\n`);
      expect(existsSync(`${site}/${file}`), file).toBe(false);
    }
    expect(read('content/pages/hours/page.ts')).toContain("structure: { days: 2 }, anchors: ['content'] });");
    expect(read('content/pages/long-day/page.ts')).toContain("  structure: { date: '2026-06-21' },\n  anchors: ['content'],\n});");
    expect(read('runtime/templates.ts')).toBe(readFileSync(`${root}/tests/theme/reading-room/runtime/templates.ts`, 'utf8'));
    expect(read('tsconfig.json')).toBe(settings);
    const checked = await command(['check']);
    expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
    expect(await command(['migrate'])).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing is in the form of an earlier version.\n' });
  }, 120_000);

  test('is not changed with --dry-run, which prints the same', async () => {
    const before = filesOfOldForm.map(read);
    const { code, stdout, stderr } = await command(['migrate', '--dry-run']);
    expect([code, stderr]).toEqual([0, '13 files would be changed; --dry-run changes none.\n']);
    expect(filesOfOldForm.map(read)).toEqual(before);
    expect((await command(['migrate'])).stdout).toBe(stdout);
  });

  test('with a file that cannot be parsed is not changed; the file is named', async () => {
    writeFileSync(`${site}/runtime/pages/shelf.tsx`, 'export const wrong = (;\n');
    const before = filesOfOldForm.map(read);
    const { code, stdout, stderr } = await command(['migrate']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      '  runtime/pages/shelf.tsx:1  This file cannot be parsed: Expression expected. Correct it, then run migrate again.\nNothing was written.\n',
    );
    expect(filesOfOldForm.map(read)).toEqual(before);
  });
});

test('redirect rules become the host that reads them', async () => {
  writeFileSync(`${site}/content/site.ts`, read('content/site.ts').replace('fallbacks: {},', "fallbacks: {},\n  redirects: 'rules',"));
  expect((await command(['migrate'])).stdout).toContain("[-redirects: 'rules',-] [+hosts: ['netlify'],+]");
  expect(read('content/site.ts')).toContain("  fallbacks: {},\n  hosts: ['netlify'],\n");
});

test('a site in the present form stays as it is, this one and that of the repository', async () => {
  expect(await command(['migrate'])).toMatchObject({ code: 0, stdout: '' });
  const files = ['content', 'runtime'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${root}/${folder}/${name}`, 'utf8')] as const),
  );
  expect(migrate(new Map(files))).toEqual({ files: new Map(), changes: [], remainders: [], unreadable: [] });
});

/** What migrate makes of one file. */
function migrated(path: string, text: string, others: Readonly<Record<string, string>> = {}) {
  const { files, remainders } = migrate(new Map([[path, text], ...Object.entries(others)]));
  return { text: files.get(path), left: remainders.map(({ line, message }) => `${line}: ${message}`) };
}

test('the clause of a claim gets the page of its contract, and the receipt of a country its place in values', () => {
  expect(migrated('content/claims/a.ts', "at.clause('use.secrecy', 'secret');\nat.clause('terms-at', 'use.secrecy');\n").text).toBe(
    "at.clause('terms-common', 'use.secrecy', 'secret');\nat.clause('terms-at', 'use.secrecy');\n",
  );
  expect(migrated('content/countries/at.ts', 'export default defineCountry({ sampleReceipt: { coffee: 340 } });').text).toBe(
    'export default defineCountry({ values: { sampleReceipt: { coffee: 340 } } });',
  );
});

test('a name in use is kept, and what needs a decision is left with its line', () => {
  const taken = "import { outbound } from 'wortlaut';\nconst external = outbound('shop');\n";
  expect(migrated('content/navigation.ts', taken)).toEqual({
    text: undefined,
    left: ["1: 'outbound' is now called 'external', a name that this file has for something else. Rename that first."],
  });
  expect(migrated('content/site.ts', "export default defineSite({ pixel: { endpoint: 'x' } });").left).toEqual([
    expect.stringMatching(/^1: 'pixel' is a matter of the theme\. Write 'values: /),
  ]);
  const page =
    "import { usePage } from 'wortlaut/react';\nexport const A = () => {\n  const page = usePage();\n  return page.acceptedTerms;\n};\n";
  expect(migrated('runtime/a.tsx', page).left).toEqual([
    expect.stringMatching(/^4: The page has no 'acceptedTerms' any more: 'acceptedDocument/),
  ]);
  expect(migrated('runtime/a.ts', "import { componentName } from '../generator/model/component-name.ts';\n")).toEqual({
    text: undefined,
    left: [
      "1: '../generator/model/component-name.ts' is part of the package: wortlaut/client has no componentName; write it in the theme, or do without it.",
    ],
  });
});

test('memo stays in an island and in what it imports; a component with properties is left', () => {
  const plain = "import { memo } from 'react';\nexport const Row = memo(function Row() {\n  return null;\n});\n";
  const island = { 'runtime/islands/list.tsx': "import { Row } from '../row.tsx';\nexport const List = Row;\n" };
  expect(migrated('runtime/row.tsx', plain, island)).toEqual({ text: undefined, left: [] });
  expect(migrated('runtime/row.tsx', plain).text).toBe(plain.replace("'react'", "'wortlaut/react'").replaceAll('memo', 'fragment'));
  expect(migrated('runtime/row.tsx', plain.replace('Row()', 'Row({ id })')).left).toEqual([
    expect.stringMatching(/^2: React's memo makes no fragment/),
  ]);
});

test('anchors and registers that cannot be moved stay, and each is left with its line', () => {
  const pages = "export default definePages({\n  home: [],\n  help: ['faq'],\n  news: ['latest'],\n  shop: places,\n});\n";
  const help = 'export default definePage({ structure: {} });\n';
  const { files, remainders } = migrate(
    new Map([
      ['content/pages/pages.ts', pages],
      ['content/pages/help/page.ts', help],
      ['content/pages/news/page.ts', "export default definePage({ anchors: ['oldest'], structure: {} });\n"],
      ['content/register.ts', "declare module 'wortlaut' {\n  interface BrandFile {}\n  interface Shelves {}\n}\n"],
      ['tsconfig.json', '{ "extends": "../tsconfig.json" }\n'],
    ]),
  );
  expect([...files]).toEqual([['content/pages/help/page.ts', "export default definePage({ structure: {}, anchors: ['faq'] });\n"]]);
  expect(remainders.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "content/pages/pages.ts:4 The anchors of 'news' belong into content/pages/news/page.ts. Write them there, and take them out of this list.",
    'content/pages/pages.ts:5 Nobody reads this list of pages any more. Write the anchors of each page into its page.ts, and delete this file.',
    'content/register.ts:3 FactFiles, BrandFile, SourceDictionary, PageList are generated, and this register declares more. Move that to another file, and delete this one.',
    "tsconfig.json:1 'include' is not a list of this file. Let it name the content, the theme and '.wortlaut/types/content.d.ts'.",
  ]);
});

test('tsconfig.json keeps its comments and its form', () => {
  const before = '{\n  // Ours.\n  "include": [\n    "content", // texts\n    "runtime"\n  ],\n  "exclude": []\n}\n';
  expect(migrated('tsconfig.json', before).text).toBe(before.replace('"runtime"', '"runtime",\n    ".wortlaut/types/content.d.ts"'));
  const comma = before.replace('"runtime"', '"runtime",');
  expect(migrated('tsconfig.json', comma).text).toBe(comma.replace('"runtime"', '"runtime",\n    ".wortlaut/types/content.d.ts"'));
});

test('migrate leads imports to names that the entries of the package have', () => {
  for (const { name, items } of packageEntries()) {
    const names = new Set(items.filter(({ isExported }) => isExported).map((one) => one.name));
    const known = Object.hasOwn(exportedNames, name) ? [...exportedNames[name as keyof typeof exportedNames]] : [];
    expect(known.filter((one) => !names.has(one))).toEqual(name === 'wortlaut' ? ['outbound'] : []);
  }
});
