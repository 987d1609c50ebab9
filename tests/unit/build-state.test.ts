import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BatchState, type BuildState, filesOfState, openStateStore } from '../../generator/build/build-state.ts';
import { hashedText } from '../../generator/cache/text-store.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(cache, { recursive: true, force: true });
});

const batch = (number: number): BatchState => ({
  pages: [`page-${number}`],
  sources: 'sources',
  definitions: 'definitions',
  vocabulary: 'vocabulary',
  checked: { found: [], diagnostics: [], tooLong: [], inputs: 0 },
  addresses: [],
  hashes: [],
  weights: [],
  dependencySets: [],
  routes: '',
  pageLocalInputs: 0,
  diagnostics: {},
  htmlFiles: [],
  records: hashedText(`records ${number}`),
  coverage: hashedText(`coverage ${number}`),
  reports: hashedText(`report ${number}`),
});
const site: BuildState = {
  fingerprints: {} as BuildState['fingerprints'],
  inspection: '',
  dependencies: { queries: [], sets: [] },
  siteInspection: { key: '', found: [] },
  batches: Array.from({ length: 20 }, (_, number) => batch(number)),
  mentions: [],
  documents: [],
  documentInputs: 0,
  assetWeights: [],
  added: 0,
  costs: { page: 1, thread: 400 },
};

test('a state is read as it was written, from the files that it names', async () => {
  await openStateStore(cache, 'site').write(site);
  const read = await openStateStore(cache, 'site').read();
  expect(JSON.stringify(read.state?.batches)).toBe(JSON.stringify(site.batches));
  expect((await readdir(cache)).sort()).toEqual(filesOfState('site', site).sort());
});

test('a state whose texts are damaged is reported, and one whose texts are gone is none', async () => {
  await openStateStore(cache, 'site').write(site);
  const [, , file = ''] = filesOfState('site', site);
  await writeFile(`${cache}/${file}`, 'report');
  expect(await openStateStore(cache, 'site').read()).toEqual({ damaged: true });
  expect(await openStateStore(cache, 'site').read()).toEqual({});
});

test('what a site adds to the cache is counted until the cache is measured', async () => {
  vi.stubEnv('WORTLAUT_CACHE_LIMIT', '1');
  expect(await openStateStore(cache, 'site').write({ ...site, added: 9_000 })).toBe(false);
  const { state } = await openStateStore(cache, 'site').read();
  expect(state?.added).toBe(
    9_000 + site.batches.reduce((sum, { records, coverage, reports }) => sum + records.bytes + coverage.bytes + reports.bytes, 0),
  );
  expect(await openStateStore(cache, 'site').write({ ...site, added: 10_480 })).toBe(true);
  expect((await openStateStore(cache, 'site').read()).state?.added).toBe(0);
  expect(await openStateStore(cache, 'site').write({ ...site, added: null }), 'nothing is known').toBe(true);
});
