import { afterEach, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A fault in a file of the theme is reported at its place: exit code 1, and no stack. */

const room = openReadingRoom();
afterEach(() => room.restore());

interface Mistake {
  /** Makes the mistake; returns the file and, if there is one, the line of the finding. */
  readonly make: () => readonly [file: string, line?: number];
  readonly message: string;
  readonly hint?: string;
}

const unclosed = 'This file cannot be read: Expected `)` but found `EOF`.';
const template = 'runtime/pages/article.tsx';
const island = 'runtime/islands/book-finder.tsx';
const client = 'runtime/client.ts';
const sheet = 'runtime/styles/index.css';

/** Mistakes in the code that renders pages; the whole site stops. */
const inTemplates: Readonly<Record<string, Mistake>> = {
  'a bracket that is never closed': {
    make: () => [template, room.append(template, 'const half = (\n')],
    message: unclosed,
  },
  'an import of a missing file': {
    make: () => [template, room.edit(template, "'../components/stamp.tsx'", "'../components/stanp.tsx'")],
    message: 'This file imports runtime/components/stanp.tsx, which does not exist.',
    hint: 'Did you mean stamp.tsx?',
  },
  'an import of something that the file does not have': {
    make: () => [template, room.edit(template, 'import { Stamp }', 'import { Postmark as Stamp }')],
    message: "runtime/components/stamp.tsx exports no 'Postmark'.",
  },
  'an import of a missing package': {
    make: () => [template, room.edit(template, 'import { Stamp }', "import 'no-such-package';\nimport { Stamp }")],
    message: "This file imports the package 'no-such-package', which does not exist.",
  },
  'an error while it is loaded': {
    make: () => [template, room.append(template, 'export const wrong = (undefined as unknown as { a: string }).a;\n')],
    message: "The theme stops with an error here: Cannot read properties of undefined (reading 'a').",
  },
};

/** Mistakes in the files for browsers; the pages alone could be made. */
const inBundle: Readonly<Record<string, Mistake>> = {
  'a script that only browsers load cannot be read': {
    make: () => [client, room.append(client, 'const half = (\n')],
    message: unclosed,
  },
  'a script that only browsers load imports a missing file': {
    make: () => [client, room.append(client, "import './nowhere.ts';\n")],
    message: 'This file imports runtime/nowhere.ts, which does not exist.',
  },
  'a block of a style sheet is never closed': {
    make: () => [sheet, room.append(sheet, '.new { color: var(--text);\n')],
    message: 'The block that begins here is never closed.',
  },
  'a style sheet closes a block that it has not opened': {
    make: () => [sheet, room.append(sheet, '.new { color: var(--text); }}\n')],
    message: 'This brace closes a block that was never opened.',
  },
  'a style sheet imports one of another site': {
    make: () => [sheet, room.append(sheet, "@import url('https://fonts.example/a.css');\n")],
    message: 'This sheet is fetched from another site, which the security policy forbids.',
  },
  'a style sheet has a selector that means nothing': {
    make: () => [sheet, room.append(sheet, '.new:::hover { color: var(--text); }\n')],
    message: 'This file cannot be read: Invalid token in pseudo element: Colon.',
  },
  'a style sheet imports a missing one': {
    make: () => {
      room.write('runtime/styles/shelves.css', '.shelves { color: var(--text); }\n');
      return [sheet, room.edit(sheet, ':root {', '@import "./shelfes.css";\n:root {')];
    },
    message: 'This file imports runtime/styles/shelfes.css, which does not exist.',
    hint: 'Did you mean shelves.css?',
  },
  'a script that only browsers load imports something that the file does not have': {
    make: () => [client, room.append(client, "import { nothing } from './islands/registry.ts';\nconsole.log(nothing);\n")],
    message: "runtime/islands/registry.ts exports no 'nothing'.",
  },
  'a script that only browsers load imports a missing package': {
    make: () => [client, room.append(client, "import 'no-such-package';\n")],
    message: "This file imports the package 'no-such-package', which does not exist.",
  },
  'a style sheet shows a missing picture': {
    make: () => [sheet, room.append(sheet, '.new { background: url("./shop.png"); }\n')],
    message: 'This address leads to runtime/styles/shop.png, which does not exist.',
  },
};

test.each(Object.entries(inBundle))('WL6005 the bundler: %s', async (_, { make, message, hint }) => {
  const [file, line] = make();
  const { assets, faults } = await bundleTheme(room.folder);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL6005', severity: 'error', file, ...(line && { line }), message, ...(hint && { hint }) }]);
});

test('WL5051 meaningless rules are reported beside errors of the bundler, and not for a sheet with an unclosed block', async () => {
  room.write('runtime/styles/print.css', '@meda print { .new { color: red; } }\n');
  room.edit(sheet, ':root {', '@import "./print.css";\n:root {');
  room.append(sheet, '.new { colr: red;\n');
  const { faults } = await bundleTheme(room.folder);
  expect(faults).toMatchObject([
    { code: 'WL6005', file: sheet },
    { code: 'WL5051', file: 'runtime/styles/print.css', line: 1 },
  ]);
});

test('WL5053 a sheet that nothing imports is reported', async () => {
  room.write('runtime/styles/print.css', '.print { color: var(--text); }\n');
  const { assets, faults } = await bundleTheme(room.folder);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL5053', severity: 'error', file: 'runtime/styles/print.css' }]);
});

test.each(['check', 'build'])('WL5050 %s reports a meaningless value, ends with exit code 1, and reports it again', async (command) => {
  const line = room.append(sheet, '.new { margin: 3pxx; }\n');
  for (const _ of ['first', 'again']) {
    const ended = await room.command([command, '--format', 'json']);
    expect(foundIn(ended)).toMatchObject([{ code: 'WL5050', file: sheet, line, message: "'3pxx' is not a value of margin." }]);
    expect(ended.code).toBe(1);
  }
});

const ofAll = {
  ...inTemplates,
  'a block of a style sheet is never closed': inBundle['a block of a style sheet is never closed'] as Mistake,
};

test.each(Object.entries(ofAll))('WL6005 build: %s', async (_, { make, message, hint }) => {
  const [file, line] = make();
  const ended = await room.command(['build', '--format', 'json']);
  expect(foundIn(ended)).toMatchObject([
    { code: 'WL6005', severity: 'error', file, ...(line && { line }), message, ...(hint && { hint }) },
  ]);
  expect([ended.code, ended.stderr]).toEqual([1, 'Nothing was written; the last good site is untouched.\n']);
});

test.each(['check', 'routes', 'coverage', 'claims'])('WL6005 %s reports a file that cannot be read', async (command) => {
  const line = room.append(template, 'const half = (\n');
  const { code, stdout, stderr } = await room.command([command]);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain(`error WL6005  ${unclosed}\n  ${template}:${line}:16\n`);
  expect(stdout + stderr).not.toMatch(/mistake; your content|^\s+at /m);
});

test('check reports an unreadable script once, without the compiler’s errors about it', async () => {
  const line = room.append(island, 'const half = (\n');
  const ended = await room.command(['check', '--format', 'json']);
  expect(foundIn(ended)).toMatchObject([{ code: 'WL6005', file: island, line }]);
  expect(ended.code).toBe(1);
});

test.each(
  Object.entries({ template: inTemplates['a bracket that is never closed'], sheet: inBundle['a block of a style sheet is never closed'] }),
)('WL6005 dev shows a broken %s at its place instead of pages', async (_, mistake) => {
  const [file, line] = mistake?.make() ?? expect.fail();
  const { status, text } = await room.shownByDev('/en/');
  expect(status).toBe(500);
  expect(text).toContain(`error WL6005  ${mistake?.message}\n${file}:${line}:`);
});

test('WL5050 dev shows a declaration that means nothing at its place', async () => {
  const line = room.append(sheet, '.new { margin: 3pxx; }\n');
  const { text } = await room.shownByDev('/en/');
  expect(text).toContain(`error WL5050  '3pxx' is not a value of margin.\n${sheet}:${line}:8`);
});
