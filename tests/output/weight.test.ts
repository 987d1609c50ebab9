import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkWeight } from '../../generator/5-inspect/weights/check-weight.ts';
import { scriptParts } from '../../generator/bundle/script-parts.ts';
import { build, type Content, type Manifest } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/* Budgets of bytes: the build weighs every page and every script, and refuses those that are too heavy. */

const site = await siteFolder();

/** Words of no language that do not compress well. */
const consonants = (bytes: Uint8Array) => [...bytes].map((byte) => 'BCDFGHJKLMNPQRST'[byte % 16]).join('');
const noise = (length: number) =>
  Array.from({ length: length / 32 }, (_, index) => consonants(createHash('sha256').update(`${index}`).digest())).join(' ');

const copy = (text: string) => `import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: '${text}',
  button: 'Back to the start',
});
`;

test('WL5004 a page that has grown too heavy is reported once, with how much it grew, and the last good site stays', async () => {
  const settings = { content: site.content, out: site.out };
  expect((await build(opened(settings))).ok).toBe(true);
  const good = contentsOf(`${site.out}/site`);
  await site.write({ 'pages/help/en.ts': copy(noise(64_000)) });
  const { ok, diagnostics } = await build(opened(settings));
  expect(ok).toBe(false);
  expect(diagnostics).toMatchObject([{ code: 'WL5004', severity: 'error', file: 'content/pages/help/page.ts', expected: '25,600' }]);
  const message = diagnostics[0]?.message ?? '';
  const [, weight, tooMuch, grown, part] =
    /^The page \/at-en\/help\/ weighs ([\d,]+) bytes in brotli, ([\d,]+) more than the 25,600 that are allowed\. That is ([\d,]+) more than in the build before\. Before compression its largest parts are <main[^>]*> \(([\d,]+)\), /.exec(
      message,
    ) ?? expect.fail(message);
  const number = (text = '') => Number(text.replaceAll(',', ''));
  expect(number(weight) - 25_600).toBe(number(tooMuch));
  expect(number(grown)).toBeGreaterThan(20_000);
  expect(number(part)).toBeGreaterThan(64_000);
  expect(diagnostics[0]?.hint).toContain('The budget is `budgets.html` in content/site.ts.');
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

/** The site's own budgets. */
const withBudgets = async (budgets: string) => {
  const text = await readFile(`${root}/tests/sites/minimal/content/site.ts`, 'utf8');
  await site.write({ 'site.ts': text.replace(/budgets: \{.*\}/, `budgets: { ${budgets} }`) });
};

test('WL5045 a weight close to its budget is a warning with the bytes that are left; a site sets its own budgets', async () => {
  await site.write({ 'pages/help/en.ts': copy('Write to us.') });
  const settings = { content: site.content, out: site.out };
  await withBudgets('fonts: 48_000, styles: 13_312');
  expect((await build(opened(settings))).diagnostics).toEqual([]);
  await withBudgets('fonts: 46_000, styles: 13_312');
  const { ok, diagnostics } = await build(opened(settings));
  expect(ok).toBe(true);
  expect(diagnostics).toMatchObject([
    { code: 'WL5045', severity: 'warning', message: 'The fonts weigh 45,168 of 46,000 bytes of woff2, 832 left.', found: '45,168' },
  ]);
  await withBudgets('fonts: 40_000, styles: 13_312');
  expect((await build(opened(settings))).diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['WL5004', 'The fonts weigh 45,168 bytes of woff2, 5,168 more than the 40,000 that are allowed.'],
  ]);
});

test('WL5004 sheets that all grow too heavy through their shared sheet are one finding', async () => {
  await withBudgets('styles: 7_000');
  const { diagnostics } = await build(opened({ content: site.content, out: site.out }));
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    code: 'WL5004',
    message: expect.stringMatching(
      /^The style sheets of [\w-]+ weigh 1[\d,]+ bytes in brotli, 5,\d{3} more than the 7,000 that are allowed\. Its largest parts are runtime\/styles\/[\w/.-]+ \([\d,]+\), .*\. The same applies to the style sheets of [\w-]+ and to \d+ more\.$/,
    ),
  });
});

test('WL1003 an unknown budget, or one that is not a number of bytes, is reported', async () => {
  await withBudgets("style: 9_300, html: '25 KB' as never");
  const { ok, diagnostics } = await build(opened({ content: site.content, out: site.out }));
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
    ['WL1003', 'content/site.ts', "'budgets' has a field 'style', which does not exist."],
    ['WL1003', 'content/site.ts', "'budgets.html' must be a number."],
  ]);
  await site.write({ 'site.ts': await readFile(`${root}/tests/sites/minimal/content/site.ts`, 'utf8') });
});

test.each([
  ['runtime/styles/a.css has grown by 312 bytes before compression', { 'runtime/styles/a.css': 412, b: 5 }],
  [
    'runtime/styles/c.css is new, with 1,200 bytes before compression, and 1 other part has grown too',
    { 'runtime/styles/a.css': 101, b: 5, 'runtime/styles/c.css': 1200 },
  ],
])('a finding names the part that has grown: %s', (words, sources) => {
  const weights = [{ budget: 'styles', name: 'the style sheet', bytes: 12_300, sources }] as const;
  const before = [{ budget: 'styles', name: 'the style sheet', bytes: 12_200, sources: { 'runtime/styles/a.css': 100, b: 5 } }] as const;
  const content = { site: { value: {} }, pages: new Map() } as unknown as Content;
  const [one, ...others] = checkWeight({ content, manifest: { routes: [] } as unknown as Manifest, weights, before });
  expect(others).toEqual([]);
  expect(one?.message).toBe(
    `The style sheet weighs 12,300 bytes in brotli, 12 more than the 12,288 that are allowed. That is 100 more than in the build before: ${words}.`,
  );
  expect(one?.file).toMatch(/^runtime\/styles\/[ac]\.css$/);
});

test('the report contains the weight of each page, each island, styles, fonts and the shared script', async () => {
  await site.write({ 'pages/help/en.ts': copy('Write to us.') });
  const { emitted, pages } = await build(opened({ content: site.content, out: site.out, force: true }));
  expect(emitted).toBeDefined();
  const { budgets, weights } = JSON.parse(await readFile(`${site.out}/reports/weights.json`, 'utf8'));
  expect(weights.filter(({ budget }: { budget: string }) => budget === 'html')).toHaveLength(pages);
  for (const budget of Object.keys(budgets).filter((name) => !['onDemand', 'requests', 'images'].includes(name)))
    expect(
      weights.some((weight: { budget: string; bytes: number }) => weight.budget === budget && weight.bytes > 0),
      budget,
    ).toBe(true);
});

test('each script is counted once, where it is fetched first', () => {
  const chunk = (name: string, module: string | null, imports: string[], moduleIds = module ? [module] : []) => ({
    fileName: `${name}.js`,
    name,
    facadeModuleId: module,
    imports,
    moduleIds,
  });
  const parts = scriptParts([
    chunk('client', `${root}/runtime/client.ts`, []),
    chunk('react', null, ['interop.js'], [`${root}/generator/client/hydrate.ts`]),
    chunk('interop', null, []),
    chunk('state', null, ['deep.js']),
    chunk('deep', null, []),
    chunk('picker', `${root}/runtime/islands/picker.tsx`, ['react.js', 'state.js']),
    chunk('queries', `${root}/runtime/state/query-client.ts`, ['react.js']),
    chunk('redirect', `${root}/generator/client/redirect.ts`, []),
  ]);
  expect(parts).toEqual({
    shared: ['client.js', 'react.js', 'interop.js'],
    islands: { picker: ['picker.js', 'state.js', 'deep.js'] },
    onDemand: ['queries.js'],
  });
});
