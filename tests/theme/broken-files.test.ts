import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A fault in a file of the theme is reported at its place: exit code 1, and no stack. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const out = () => ['--out', `${project.folder}/dist`, '--format', 'json'];

interface Mistake {
  /** Makes the mistake; returns the file and, if there is one, the line of the finding. */
  readonly make: () => readonly [file: string, line?: number];
  readonly message: string;
  readonly hint?: string;
}

const unclosed = 'This file cannot be read: Expected `)` but found `EOF`.';
const template = 'runtime/pages/notice.tsx';
const island = 'runtime/islands/toaster.tsx';
const sheet = 'runtime/styles/pages/support.css';

/** Mistakes in the code that renders pages; the whole site stops. */
const inTemplates: Readonly<Record<string, Mistake>> = {
  'a bracket that is never closed': {
    make: () => [template, project.append(template, 'const half = (\n')],
    message: unclosed,
  },
  'an import of a missing file': {
    make: () => {
      project.edit(template, "'../components/button.tsx'", "'../components/buton.tsx'");
      return [template, project.lineOf(template, 'buton.tsx')];
    },
    message: 'This file imports runtime/components/buton.tsx, which does not exist.',
    hint: 'Did you mean button.tsx?',
  },
  'an import of something that the file does not have': {
    make: () => {
      project.edit(template, 'import { ButtonLink }', 'import { LinkButton as ButtonLink }');
      return [template, project.lineOf(template, 'LinkButton')];
    },
    message: "runtime/components/button.tsx exports no 'LinkButton'.",
  },
  'an import of a missing package': {
    make: () => {
      project.edit(template, 'import { Slip }', "import 'no-such-package';\nimport { Slip }");
      return [template, project.lineOf(template, 'no-such-package')];
    },
    message: "This file imports the package 'no-such-package', which does not exist.",
  },
  'an error while it is loaded': {
    make: () => [template, project.append(template, 'export const wrong = (undefined as unknown as { a: string }).a;\n')],
    message: "The theme stops with an error here: Cannot read properties of undefined (reading 'a').",
  },
};

/** Mistakes in the files for browsers; the pages alone could be made. */
const inBundle: Readonly<Record<string, Mistake>> = {
  'a script that only browsers load cannot be read': {
    make: () => ['runtime/client.ts', project.append('runtime/client.ts', 'const half = (\n')],
    message: unclosed,
  },
  'a script that only browsers load imports a missing file': {
    make: () => ['runtime/client.ts', project.append('runtime/client.ts', "import './nowhere.ts';\n")],
    message: 'This file imports runtime/nowhere.ts, which does not exist.',
  },
  'a block of a style sheet is never closed': {
    make: () => [sheet, project.append(sheet, '.new { color: var(--text);\n')],
    message: 'The block that begins here is never closed.',
  },
  'a style sheet closes a block that it has not opened': {
    make: () => [sheet, project.append(sheet, '.new { color: var(--text); }}\n')],
    message: 'This brace closes a block that was never opened.',
  },
  'a style sheet has a selector that means nothing': {
    make: () => [sheet, project.append(sheet, '.new:::hover { color: var(--text); }\n')],
    message: 'This file cannot be read: Invalid token in pseudo element: Colon.',
  },
  'a style sheet imports a missing one': {
    make: () => {
      project.edit('runtime/styles/pages/index.css', '@import "./reviews.css";', '@import "./reviws.css";');
      return ['runtime/styles/pages/index.css', project.lineOf('runtime/styles/pages/index.css', 'reviws')];
    },
    message: 'This file imports runtime/styles/pages/reviws.css, which does not exist.',
    hint: 'Did you mean reviews.css?',
  },
  'a script that only browsers load imports something that the file does not have': {
    make: () => [
      'runtime/client.ts',
      project.append('runtime/client.ts', "import { nothing } from './enhancements/scroll-line.ts';\nconsole.log(nothing);\n"),
    ],
    message: "runtime/enhancements/scroll-line.ts exports no 'nothing'.",
  },
  'a script that only browsers load imports a missing package': {
    make: () => ['runtime/client.ts', project.append('runtime/client.ts', "import 'no-such-package';\n")],
    message: "This file imports the package 'no-such-package', which does not exist.",
  },
  'a style sheet shows a missing picture': {
    make: () => [sheet, project.append(sheet, '.new { background: url("./shop.png"); }\n')],
    message: 'This address leads to runtime/styles/pages/shop.png, which does not exist.',
  },
};

test.each(Object.entries(inBundle))('WL6005 the bundler: %s', async (_, { make, message, hint }) => {
  const [file, line] = make();
  const { assets, faults } = await bundleTheme(project.folder);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL6005', severity: 'error', file, ...(line && { line }), message, ...(hint && { hint }) }]);
});

test('WL5051 meaningless rules are reported beside errors of the bundler, and not for a sheet with an unclosed block', async () => {
  const at = project.append('runtime/styles/pages/terms.css', '@meda print { .new { color: red; } }\n');
  project.append(sheet, '.new { colr: red;\n');
  const { faults } = await bundleTheme(project.folder);
  expect(faults).toMatchObject([
    { code: 'WL6005', file: sheet },
    { code: 'WL5051', file: 'runtime/styles/pages/terms.css', line: at },
  ]);
});

test('WL5053 a sheet that nothing imports is reported', async () => {
  const entry = 'runtime/styles/templates/chooser.css';
  project.edit(entry, '@import "../pages/chooser.css" layer(pages);', '');
  const { assets, faults } = await bundleTheme(project.folder);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL5053', severity: 'error', file: 'runtime/styles/pages/chooser.css' }]);
});

test.each(['check', 'build'])('WL5050 %s reports a meaningless value, ends with exit code 1, and reports it again', async (command) => {
  const line = project.append(sheet, '.new { margin: 3pxx; }\n');
  for (const _ of ['first', 'again']) {
    const ended = await project.run(command, ...(command === 'build' ? out() : ['--format', 'json']));
    // The templates of the project ask for facts that this small site does not have.
    expect(foundIn(ended).filter((one) => one.code !== 'WL6006')).toMatchObject([
      { code: 'WL5050', file: sheet, line, message: "'3pxx' is not a value of margin." },
    ]);
    expect(ended.code).toBe(1);
  }
});

const ofAll = {
  ...inTemplates,
  'a block of a style sheet is never closed': inBundle['a block of a style sheet is never closed'] as Mistake,
};

test.each(Object.entries(ofAll))('WL6005 build: %s', async (_, { make, message, hint }) => {
  const [file, line] = make();
  const ended = await project.run('build', ...out());
  expect(foundIn(ended)).toMatchObject([
    { code: 'WL6005', severity: 'error', file, ...(line && { line }), message, ...(hint && { hint }) },
  ]);
  expect([ended.code, ended.stderr]).toEqual([1, 'Nothing was written; the last good site is untouched.\n']);
});

test.each(['check', 'routes', 'coverage', 'claims'])('WL6005 %s reports a file that cannot be read', async (command) => {
  const line = project.append(template, 'const half = (\n');
  const { code, stdout, stderr } = await project.run(command);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain(`error WL6005  ${unclosed}\n  ${template}:${line}:16\n`);
  expect(stdout + stderr).not.toMatch(/mistake; your content|^\s+at /m);
});

test('check reports an unreadable script once, without the compiler’s errors about it', async () => {
  const line = project.append(island, 'const half = (\n');
  const ended = await project.run('check', '--format', 'json');
  expect(foundIn(ended)).toMatchObject([{ code: 'WL6005', file: island, line }]);
  expect(ended.code).toBe(1);
});

test.each(
  Object.entries({ template: inTemplates['a bracket that is never closed'], sheet: inBundle['a block of a style sheet is never closed'] }),
)('WL6005 dev shows a broken %s at its place instead of pages', async (_, mistake) => {
  const [file, line] = mistake?.make() ?? expect.fail();
  const { status, text } = await project.shownByDev('/at-en/');
  expect(status).toBe(500);
  expect(text).toContain(`error WL6005  ${mistake?.message}\n${file}:${line}:`);
});

test('WL5050 dev shows a declaration that means nothing at its place', async () => {
  const line = project.append(sheet, '.new { margin: 3pxx; }\n');
  const { text } = await project.shownByDev('/at-en/');
  expect(text).toContain(`error WL5050  '3pxx' is not a value of margin.\n${sheet}:${line}:8`);
});
