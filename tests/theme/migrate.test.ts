import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packageEntries } from '../../generator/docs/package-entries.ts';
import { exportedNames } from '../../generator/migrate/exported-names.ts';
import { migrate } from '../../generator/migrate/migrate.ts';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { copyReadingRoom } from './copy-reading-room.ts';

/* `wortlaut migrate`: a site in the form of version 0.1.0 is brought to the present one. */

let site: string;
beforeEach(() => {
  site = mkdtempSync(`${tmpdir()}/wortlaut-migrate-`);
  copyReadingRoom(site);
  symlinkSync(root, `${site}/node_modules/wortlaut`);
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const command = (given: readonly string[]) => {
  const env = { ...process.env, WORTLAUT_CACHE: `${site}/.wortlaut/cache`, WORTLAUT_PRECOMPILED: 'off' };
  return startProcessIn({ cwd: site, env }, process.execPath, [`${root}/cli/main.mjs`, ...given]).ended;
};

const read = (file: string) => readFileSync(`${site}/${file}`, 'utf8');

/** Texts of the present form → what they were in version 0.1.0, by file. */
const old: Readonly<Record<string, readonly (readonly [present: string, former: string])[]>> = {
  'content/register.ts': [["declare module 'wortlaut'", "declare module '../generator/model/register.ts'"]],
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
  'content/pages/home/page.ts': [['redirectFrom', 'formerly']],
  'runtime/register.ts': [["declare module 'wortlaut/react'", "declare module '../generator/model/register.ts'"]],
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

function writeOldForm(): void {
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
    expect([first.code, first.stderr]).toEqual([0, '7 files changed. Run check next.\n']);
    expect(first.stdout).toContain("content/pages/home/page.ts:3  … template: 'shelf', path: '/:locale', [-formerly:-] [+redirectFrom:+]");
    expect(read('runtime/layout.tsx')).toContain('const Skip = fragment(() =>');
    const checked = await command(['check']);
    expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
    expect(await command(['migrate'])).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing is in the form of an earlier version.\n' });
  }, 120_000);

  test('is not changed with --dry-run, which prints the same', async () => {
    const before = Object.keys(old).map(read);
    const { code, stdout, stderr } = await command(['migrate', '--dry-run']);
    expect([code, stderr]).toEqual([0, '7 files would be changed; --dry-run changes none.\n']);
    expect(Object.keys(old).map(read)).toEqual(before);
    expect((await command(['migrate'])).stdout).toBe(stdout);
  });

  test('with a file that cannot be parsed is not changed; the file is named', async () => {
    writeFileSync(`${site}/runtime/pages/shelf.tsx`, 'export const wrong = (;\n');
    const before = Object.keys(old).map(read);
    const { code, stdout, stderr } = await command(['migrate']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      '  runtime/pages/shelf.tsx:1  This file cannot be parsed: Expression expected. Correct it, then run migrate again.\nNothing was written.\n',
    );
    expect(Object.keys(old).map(read)).toEqual(before);
  });
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

test('migrate leads imports to names that the entries of the package have', () => {
  for (const { name, items } of packageEntries()) {
    const names = new Set(items.filter(({ isExported }) => isExported).map((one) => one.name));
    const known = Object.hasOwn(exportedNames, name) ? [...exportedNames[name as keyof typeof exportedNames]] : [];
    expect(known.filter((one) => !names.has(one))).toEqual(name === 'wortlaut' ? ['outbound'] : []);
  }
});
