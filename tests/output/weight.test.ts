import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptParts } from '../../generator/bundle/script-parts.ts';
import { build } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/* Budgets of bytes: the build weighs every page and every script, and refuses what is too heavy. */

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder();
});
afterAll(() => site.remove());

/** Words that no compression makes short, and that are of no language. */
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

test('WL5004 a page that has grown too heavy is told once, with how much it grew, and the last good site stays', async () => {
  const settings = { content: site.content, out: site.out };
  expect((await build(settings)).ok).toBe(true);
  const good = contentsOf(`${site.out}/site`);
  await site.write({ 'pages/help/en.ts': copy(noise(64_000)) });
  const { ok, diagnostics } = await build(settings);
  expect(ok).toBe(false);
  expect(diagnostics).toMatchObject([{ code: 'WL5004', severity: 'error', file: 'content/pages/help/page.ts', expected: '25.0 KB' }]);
  const [, weight, grown] =
    /^The page \/at-en\/help\/ weighs (\d+\.\d) KB in brotli; at most 25\.0 KB are allowed\. That is (\d+\.\d) KB more than in the build before\.$/.exec(
      diagnostics[0]?.message ?? '',
    ) ?? expect.fail(diagnostics[0]?.message);
  expect(Number(weight)).toBeGreaterThan(25);
  expect(Number(grown)).toBeGreaterThan(20);
  expect(Number(grown)).toBeLessThan(Number(weight));
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test('what everything weighs is in the report: each page, each island, styles, fonts and the shared script', async () => {
  await site.write({ 'pages/help/en.ts': copy('Write to us.') });
  const { emitted, pages } = await build({ content: site.content, out: site.out, force: true });
  expect(emitted).toBeDefined();
  const { budgets, weights } = JSON.parse(await readFile(`${site.out}/reports/weights.json`, 'utf8'));
  expect(weights.filter(({ budget }: { budget: string }) => budget === 'html')).toHaveLength(pages);
  for (const budget of Object.keys(budgets).filter((name) => name !== 'onDemand'))
    expect(
      weights.some((weight: { budget: string; bytes: number }) => weight.budget === budget && weight.bytes > 0),
      budget,
    ).toBe(true);
});

test('scripts are counted where they are fetched first, each once', () => {
  const chunk = (name: string, module: string | null, imports: string[], moduleIds = module ? [module] : []) => ({
    fileName: `${name}.js`,
    name,
    facadeModuleId: module,
    imports,
    moduleIds,
  });
  const parts = scriptParts([
    chunk('client', `${root}/runtime/client.ts`, []),
    chunk('react', null, ['interop.js'], [`${root}/runtime/islands/hydrate.ts`]),
    chunk('interop', null, []),
    chunk('state', null, ['deep.js']),
    chunk('deep', null, []),
    chunk('picker', `${root}/runtime/islands/picker.tsx`, ['react.js', 'state.js']),
    chunk('queries', `${root}/runtime/state/calls.ts`, ['react.js']),
    chunk('redirect', `${root}/runtime/redirect.ts`, []),
  ]);
  expect(parts).toEqual({
    shared: ['client.js', 'react.js', 'interop.js'],
    islands: { picker: ['picker.js', 'state.js', 'deep.js'] },
    onDemand: ['queries.js'],
  });
});
