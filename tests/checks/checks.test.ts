import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, type RunnerTask, test, vi } from 'vitest';
import { applyFixes, fixesIn } from '../../cli/fixes.ts';
import { type Code, check, codes, type Diagnostic, definitionOf } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { compileTogether } from '../support/compile-together.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/*
 * Every folder here is named after a code, with a suffix if one code has several causes. Its `bad` and `good` have only the files that
 * differ from the minimal site (tests/sites/minimal); `expected.json` has the findings of `bad` with their places. After a deliberate
 * change of a message: UPDATE=1 npx vitest run tests/checks. SAMPLES=WL1013 selects the folders whose names begin so.
 */

// Positions in a file that fails while it is loaded come from the stack. On the command line tsx maps it back to the source;
// here Node does, once the test runner's own mapping is out of its way.
process.setSourceMapsEnabled(true);
Reflect.deleteProperty(Error, 'prepareStackTrace');

const samples = readdirSync(`${root}/tests/checks`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name.startsWith(process.env['SAMPLES'] ?? '') ? [entry.name] : [],
);

/** Content folder → the output of the compiler. All requested samples are compiled in one run, because starting it takes longest. */
let compiled = new Map<string, Diagnostic[]>();
vi.mock('../../generator/1-load/check-types.ts', async (original) => {
  const one = await original<typeof import('../../generator/1-load/check-types.ts')>();
  return { ...one, checkTypes: async (content: string, project: string) => compiled.get(content) ?? one.checkTypes(content, project) };
});

/** A test that is not filtered out, or a suite that has one. */
const isAsked = (task: RunnerTask): boolean => (task.type === 'suite' ? task.tasks.some(isAsked) : task.mode === 'run');

const minimal = `${root}/tests/sites/minimal/content`;
const sites = new Map<string, SiteFolder>();
beforeAll(async ({}, { tasks }) => {
  const asked = new Set(tasks.flatMap((task) => (isAsked(task) ? [task.name] : [])));
  for (const sample of samples.filter((name) => asked.has(name)))
    for (const half of ['bad', 'good']) {
      const overlay = `${root}/tests/checks/${sample}/${half}`;
      sites.set(overlay, await siteFolder({ overlays: [overlay] }));
    }
  compiled = await compileTogether([minimal, ...[...sites.values()].map(({ content }) => content)]);
}, 600_000);
afterAll(() => Promise.all([...sites.values()].map((site) => site.remove())));

interface Reported extends Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'message'> {
  /** The other places with the same cause. */
  readonly also?: readonly string[];
  /** What check --fix does. */
  readonly fix?: string;
  /** What it offers and leaves to a person. */
  readonly suggestion?: string;
}

const reportedOf = ({ code, severity, file, line, column, message, also, fix, suggestion }: Diagnostic): Reported => ({
  code,
  severity,
  ...(file !== undefined && { file }),
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  message,
  ...(also && { also: also.map((place) => `${place.code} ${place.file}:${place.line}:${place.column}`) }),
  ...(fix && { fix: fix.title }),
  ...(suggestion && { suggestion: suggestion.title }),
});

describe.each(samples)('%s', (sample) => {
  const folder = `${root}/tests/checks/${sample}`;
  const reported = async (half: 'bad' | 'good'): Promise<Reported[]> => {
    const { diagnostics } = await check({ content: sites.get(`${folder}/${half}`)?.content ?? '' });
    return diagnostics.map(reportedOf);
  };

  test.concurrent('bad has the findings of expected.json, and only the code of the folder', async ({ expect }) => {
    const found = await reported('bad');
    if (process.env['UPDATE']) await writeFile(`${folder}/expected.json`, `${JSON.stringify(found, null, 2)}\n`);
    expect(found).toEqual(JSON.parse(await readFile(`${folder}/expected.json`, 'utf8')));
    expect([...new Set(found.map(({ code }) => code))]).toEqual([sample.slice(0, 'WL0000'.length)]);
    expect(found.every(({ file }) => file?.startsWith('content/'))).toBe(true);
  });

  test.concurrent('good has no findings', async ({ expect }) => {
    expect(await reported('good')).toEqual([]);
  });
});

/** The samples for which check --fix does something, so that a lost fix shows here. */
const fixable = samples.filter((sample) => {
  const expected = `${root}/tests/checks/${sample}/expected.json`;
  return existsSync(expected) && readFileSync(expected, 'utf8').includes('"fix":');
});

test.concurrent.each(fixable)('%s: fixes remove their findings and cause none', async (sample) => {
  const site = await siteFolder({ overlays: [`${root}/tests/checks/${sample}/bad`] });
  const before = await check({ content: site.content });
  const { done, refused } = await applyFixes(fixesIn(before.diagnostics), site.content);
  const after = await check({ content: site.content });
  await site.remove();
  expect(refused).toEqual([]);
  expect(done.length).toBeGreaterThan(0);
  const left = before.diagnostics.filter(({ fix }) => !fix);
  expect(after.diagnostics.map(({ message }) => message)).toEqual(left.map(({ message }) => message));
});

test('the minimal site itself has no findings', async () => {
  const { diagnostics } = await check({ content: minimal });
  expect(diagnostics).toEqual([]);
});

/** Every test file, joined. */
const tests = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${root}/tests/${path}`, 'utf8'))
  .join('\n');

/** Whether a test with the code in its title proves it, because no sample of content or of a page can. WL3032 needs a form. */
const hasOwnTest = (code: Code): boolean =>
  code === 'WL3032' || ['theme', 'weights', 'draft', 'system'].includes(definitionOf(code).foundBy ?? '');

test.each(Object.keys(codes) as Code[])('%s has a proof', (code) => {
  if (hasOwnTest(code)) expect(tests).toMatch(new RegExp(`\\('${code} `));
  else expect(['checks', 'inspection'].some((kind) => existsSync(`${root}/tests/${kind}/${code}/expected.json`))).toBe(true);
});
