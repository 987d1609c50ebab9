import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, type RunnerTask, test, vi } from 'vitest';
import { applyFixes, fixesIn } from '../../cli/fixes.ts';
import { checkContent } from '../../generator/compile/check-site.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import { type Code, check, codes, type Diagnostic, definitionOf } from '../../generator/index.ts';
import type { SiteFiles } from '../../generator/model/site-files.ts';
import { compileTogether } from '../support/compile-together.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import type { Expected } from '../support/samples/markers.ts';
import { contentSamples, type Sample } from '../support/samples/samples.ts';
import { updateSamples } from '../support/samples/update-samples.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/*
 * Every file here is named for a code and has its samples (tests/README.md). After a deliberate change of a message:
 * UPDATE=1 npx vitest run tests/checks. SAMPLES=WL1013 selects the samples whose names begin so.
 */

// Positions in a file that fails while it is loaded come from the stack. On the command line tsx maps it back to the source;
// here Node does, once the test runner's own mapping is out of its way.
process.setSourceMapsEnabled(true);
Reflect.deleteProperty(Error, 'prepareStackTrace');

/**
 * Whether every site is rendered and compiled. By day the first valid site of each code is rendered, and those with a fault of pages. The
 * compiler reads the sites of samples that name its errors, and others with the same declarations.
 */
const isWhole = Boolean(process.env.NIGHT || process.env.UPDATE || process.env.SAMPLES);
/** Content folder → the output of the compiler. It compiles many sites in one run, because starting it takes longest. */
const compiled = new Map<string, Diagnostic[]>();
vi.mock('../../generator/1-load/check-types.ts', async (original) => {
  const one = await original<typeof import('../../generator/1-load/check-types.ts')>();
  return {
    ...one,
    checkTypes: async (content: string, project: string) => compiled.get(content) ?? (isWhole ? one.checkTypes(content, project) : []),
  };
});

const minimal = `${root}/tests/sites/minimal/content`;
const samples = contentSamples(process.env.SAMPLES);
const folders: SiteFolder[] = [];
/** Files of a site → its content folder and, once asked for, its findings. Many samples have the same valid site, which is checked once. */
const contents = new Map<string, string>();
const findings = new Map<string, Promise<readonly Diagnostic[]>>();
const fixed = new Map<Sample, Awaited<ReturnType<typeof applyFixes>> & { readonly content: string }>();
const updates = new Map<Sample, readonly Expected[]>();

/** Evaluated once for all samples: they differ in their content alone. */
const { theme, config, codes: ofSite } = opened({ content: minimal });
const siteAt = (content: string) => ({ ...opened({ content, today: '2026-11-26' }), theme, config, codes: ofSite });

const keyOf = (files: SiteFiles) => JSON.stringify([...files]);
const contentOf = (files: SiteFiles) => contents.get(keyOf(files)) ?? '';

/** Samples whose fault is found only after the content: on pages, by their addresses or by the compiler. */
const onPages = /^WL(?:2010|2017|2020|2032|2036-page|3003-listed-place|302[013]|5031|6006|6011)/;
const rendered = new Set(
  samples.flatMap(({ name, file, good, bad }, index) => [
    ...(onPages.test(name) ? [keyOf(bad)] : []),
    ...(file !== samples[index - 1]?.file ? [keyOf(good)] : []),
  ]),
);
const reportOf = async (content: string, isRendered = isWhole) =>
  isRendered ? (await check(siteAt(content))).diagnostics : checkContent(siteAt(content));

/** A fact of a sample need not be on a page, except where that is the question. */
async function withoutUnusedFacts(reports: ReturnType<typeof reportOf>, files: SiteFiles): Promise<readonly Diagnostic[]> {
  if (samples.some(({ name, bad }) => name === 'WL2017-fact' && keyOf(bad) === keyOf(files))) return reports;
  return (await reports).filter(({ message }) => !message.includes('reads the fact'));
}

function findingsOf(files: SiteFiles): Promise<readonly Diagnostic[]> {
  const key = keyOf(files);
  const reported = findings.get(key) ?? withoutUnusedFacts(reportOf(contentOf(files), isWhole || rendered.has(key)), files);
  findings.set(key, reported);
  return reported;
}

const isFixable = ({ expected }: Sample) => expected.some(({ fix }) => fix);

/** A test that is not filtered out, or a suite that has one. */
const isAsked = (task: RunnerTask): boolean => (task.type === 'suite' ? task.tasks.some(isAsked) : task.mode === 'run');

async function folderOf(files: SiteFiles): Promise<string> {
  const site = await siteFolder({ from: files });
  folders.push(site);
  return site.content;
}

async function compile(contents: readonly string[]): Promise<void> {
  const isNamed = ({ name, expected }: Sample) =>
    withSameCode.includes(name) || withTypeError.includes(name) || expected.some(({ code }) => code === 'WL6006');
  const named = new Set([minimal, ...samples.filter(isNamed).map(({ bad }) => contentOf(bad))]);
  for (const [content, errors] of await compileTogether([minimal, ...contents], isWhole ? undefined : named)) compiled.set(content, errors);
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest accepts nothing but a pattern here.
beforeAll(async ({}, { tasks }) => {
  const names = new Set(tasks.flatMap((task) => (isAsked(task) ? [task.name] : [])));
  const asked = samples.filter(({ name }) => names.has(name));
  const sites = new Map(asked.flatMap(({ bad, good }) => [bad, good].map((files) => [keyOf(files), files] as const)));
  for (const [key, files] of sites) contents.set(key, await folderOf(files));
  await compile([...contents.values()]);
  for (const sample of asked.filter(isFixable)) {
    const content = await folderOf(sample.bad);
    fixed.set(sample, { ...(await applyFixes(fixesIn(await findingsOf(sample.bad)), content)), content });
  }
  if (fixed.size) await compile([...fixed.values()].map(({ content }) => content));
}, 600_000);
afterAll(async () => {
  updateSamples(updates);
  await Promise.all(folders.map((site) => site.remove()));
});

const expectedOf = ({ code, severity, file, line, column, message, also, fix, suggestion }: Diagnostic): Expected => ({
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

/** Samples whose fault the compiler also reports, with the same code. */
const withSameCode = [
  ...['WL1009-brand-value', 'WL1009-source', 'WL2001', 'WL2001-group', 'WL2001-source', 'WL2002', 'WL2003', 'WL2003-added', 'WL2007'],
  ...['WL2008', 'WL2026', 'WL2027', 'WL4003-inherited', 'WL4003-mistyped', 'WL4004-mistyped', 'WL4006'],
];
/** Samples whose fault the compiler also reports, as an error of types. */
const withTypeError = ['WL1008', 'WL1026', 'WL1026-mistyped', 'WL3002', 'WL3003', 'WL3005'];

describe.each(samples.map((sample) => [sample.name, sample] as const))('%s', (name, sample) => {
  test.concurrent('bad has the findings that the sample marks, and only its code', async ({ expect }) => {
    const findings = (await findingsOf(sample.bad)).map(expectedOf);
    if (process.env.UPDATE) updates.set(sample, findings);
    else expect(findings).toEqual(sample.expected);
    expect([...new Set(findings.map(({ code }) => code))]).toEqual([name.slice(0, 'WL0000'.length)]);
    expect(findings.every(({ file }) => file?.startsWith('content/'))).toBe(true);
  });

  test.concurrent('good has no findings', async ({ expect }) => {
    expect((await findingsOf(sample.good)).map(expectedOf)).toEqual([]);
  });

  if (withSameCode.includes(name) || withTypeError.includes(name))
    test.concurrent('the compiler reports the fault at its line', async ({ expect }) => {
      const errors = compiled.get(contentOf(sample.bad));
      const code = withTypeError.includes(name) ? 'WL6006' : name.slice(0, 'WL0000'.length);
      const places = sample.expected.map(({ file, line }) => expect.objectContaining({ code, file, line }));
      expect(errors).toEqual(expect.arrayContaining(places));
    });

  if (/^WL(?:1026|1028|2001|2025|2026|2027)/.test(name))
    test.concurrent('a build, which runs no compiler, refuses it', async ({ expect }) => {
      const { diagnostics } = await loadAndCheck(siteAt(contentOf(sample.bad)));
      const faults = sample.expected.map(({ code, file, message }) => expect.objectContaining({ code, severity: 'error', file, message }));
      expect(diagnostics).toEqual(expect.arrayContaining(faults));
    });

  if (!isFixable(sample)) return;
  test.concurrent('fixes remove their findings and cause none', async ({ expect }) => {
    const { done, refused, content = '' } = fixed.get(sample) ?? {};
    expect(refused).toEqual([]);
    expect(done?.length).toBeGreaterThan(0);
    const after = await reportOf(content, isWhole || onPages.test(name));
    const left = (await findingsOf(sample.bad)).filter(({ fix }) => !fix);
    expect(after.map(({ message }) => message)).toEqual(left.map(({ message }) => message));
  });
});

test('the minimal site itself has no findings', async () => {
  const { diagnostics } = await check(siteAt(minimal));
  expect(diagnostics).toEqual([]);
});

/** Every test file, joined. */
const tests = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${root}/tests/${path}`, 'utf8'))
  .join('\n');

/** Whether no sample of content or of a page can prove the code: a test proves it whose title begins with codes. WL3032 needs a form. */
const hasOwnTest = (code: Code): boolean =>
  code === 'WL3032' || ['theme', 'weights', 'draft', 'system'].includes(definitionOf(code).foundBy ?? '');

test.each(Object.keys(codes) as Code[])('%s has a proof', (code) => {
  if (hasOwnTest(code)) expect(tests).toMatch(new RegExp(`\\('(?:WL\\d{4} )*${code} `));
  else expect(['checks', 'inspection'].some((kind) => existsSync(`${root}/tests/${kind}/${code}.md`))).toBe(true);
});
