import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../support/paths.ts';

/** For each rule, an import that breaks it: the importing file, and its import. */
const broken: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'content-is-data': ['content/site.ts', "import { readFileSync } from 'node:fs'; export default readFileSync;"],
  'vocabulary-stands-alone': ['generator/model/x.ts', "import { a } from '../1-load/a.ts'; export default a;"],
  '1-load-imports-no-other-stage': ['generator/1-load/x.ts', "import { a } from '../2-check/a.ts'; export default a;"],
  '2-check-imports-no-other-stage': ['generator/2-check/x.ts', "import { a } from '../3-plan/a.ts'; export default a;"],
  '3-plan-imports-no-other-stage': ['generator/3-plan/x.ts', "import type { a } from '../4-render/a.ts'; export default {} as a;"],
  '4-render-imports-no-other-stage': ['generator/4-render/x.ts', "import { a } from '../6-emit/a.ts'; export default a;"],
  '5-inspect-imports-no-other-stage': ['generator/5-inspect/x.ts', "import { a } from '../4-render/a.ts'; export default a;"],
  '6-emit-imports-no-other-stage': ['generator/6-emit/x.ts', "import { a } from '../7-report/a.ts'; export default a;"],
  '7-report-imports-no-other-stage': ['generator/7-report/x.ts', "import { a } from '../1-load/a.ts'; export default a;"],
  'the-theme-is-handed-in': ['generator/3-plan/y.ts', "import { a } from '../../runtime/a.tsx'; export default a;"],
  'themes-need-react-and-the-model': ['generator/react/x.ts', "import { a } from '../1-load/a.ts'; export default a;"],
  'browser-code-needs-the-model-alone': ['generator/client/x.ts', "import { a } from '../diagnostics/a.ts'; export default a;"],
  'only-the-driver-joins-stages': ['generator/2-check/y.ts', "import { a } from '../compile/a.ts'; export default a;"],
  'configuration-of-the-driver': ['generator/compile/configuration/x.ts', "import { a } from '../a.ts'; export default a;"],
  'reuse-of-the-driver': ['generator/compile/reuse/x.ts', "import type { a } from '../batches/a.ts'; export default {} as a;"],
  'batches-of-the-driver': ['generator/compile/batches/x.ts', "import { a } from '../a.ts'; export default a;"],
  'steps-of-the-driver': ['generator/compile/steps/x.ts', "import { a } from '../a.ts'; export default a;"],
  'the-root-exports-only': ['generator/2-check/z.ts', "import { a } from '../index.ts'; export default a;"],
  'disk-at-two-ends': ['generator/4-render/y.ts', "import { readFileSync } from 'node:fs'; export default readFileSync;"],
  'runtime-runs-in-browsers': ['runtime/x.tsx', "import { a } from '../content/a.ts'; export default <p>{a}</p>;"],
  'runtime-has-no-node': ['runtime/y.ts', "import { join } from 'node:path'; export default join;"],
  'pages-hint-at-no-resources': ['runtime/hint.ts', "import { preload } from 'react-dom'; export default preload;"],
  'islands-import-no-page': [
    'runtime/islands/x.tsx',
    "import { usePage } from '../../generator/react/page-context.ts'; export default <p>{usePage()}</p>;",
  ],
  'commands-import-entry-modules': ['cli/x.ts', "import { a } from '../generator/1-load/a.ts'; export default a;"],
  'nothing-imports-tests-or-output': ['cli/y.ts', "import { a } from '../tests/a.ts'; export default a;"],
  'compiler-on-demand': ['generator/1-load/y.ts', "import { Project } from 'ts-morph'; export default Project;"],
  'database-on-demand': ['cli/z.ts', "import { createClient } from '@libsql/client'; export default createClient;"],
  'no-circles': ['cli/back.ts', "import type { A } from './circle.ts'; export type B = A | 1;"],
  'imports-resolve': ['cli/lost.ts', "import { a } from './nowhere.ts'; export default a;"],
};

/** Files that the broken files import and that do not break a rule. */
const sound = [
  'generator/index.ts',
  'generator/model/a.ts',
  'generator/diagnostics/a.ts',
  'runtime/a.tsx',
  'content/a.ts',
  'tests/a.ts',
].concat(
  ['1-load', '2-check', '3-plan', '4-render', '5-inspect', '6-emit', '7-report', 'compile', 'compile/batches'].map(
    (stage) => `generator/${stage}/a.ts`,
  ),
);

const rules = config.forbidden as readonly { readonly name: string; readonly comment: string }[];

const folder = mkdtempSync(join(root, '.wortlaut/imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
for (const file of sound) write(file, 'export const a = 1; export type a = number;');
write('generator/react/page-context.ts', 'export const usePage = () => 1;');
write('cli/circle.ts', "import type { B } from './back.ts'; export type A = B | 2;");
write('runtime/islands/types.ts', "import type { a } from '../../generator/react/index.ts'; export default 1 as a;");
write('generator/react/index.ts', 'export type a = number;');
for (const [file, text] of Object.values(broken)) write(file, text);

test('every rule of the import table is broken by an example', () => {
  expect(Object.keys(broken).sort()).toEqual(rules.map(({ name }) => name).sort());
});

const report = run();
test.each(Object.entries(broken))('%s is reported, with its sentence', (rule, [file]) => {
  const sentence = rules.find(({ name }) => name === rule)?.comment;
  const entry = report.split('\n\n').find((block) => block.startsWith(`${file} → `) && block.includes(`${rule}: `));
  expect(entry).toContain(sentence);
});

test('an island may import types', () => {
  expect(report).not.toContain('runtime/islands/types.ts');
});

function run(): string {
  try {
    return execFileSync(process.execPath, [join(root, 'tests/imports/import-table.mjs'), folder], { cwd: root, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
