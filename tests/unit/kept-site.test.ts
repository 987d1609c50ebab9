import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BatchState, type BuildState, filesOfRecord, openRecords } from '../../generator/build/build-state.ts';
import { hashedText } from '../../generator/cache/text-store.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(cache, { recursive: true, force: true });
});

const part = (number: number): BatchState => ({
  pages: [`page-${number}`],
  sources: 'sources',
  definitions: 'definitions',
  vocabulary: 'vocabulary',
  checked: { found: [], diagnostics: [], rooms: [], areas: 0 },
  addresses: [],
  verdicts: hashedText(`verdict ${number}`),
});
const site: BuildState = {
  areas: {} as BuildState['areas'],
  inspection: '',
  trace: { questions: [], sets: [] },
  together: { key: '', found: [] },
  parts: Array.from({ length: 20 }, (_, number) => part(number)),
  mentions: { files: '', of: [] },
  documents: [],
  assetWeights: [],
  added: 0,
  costs: { page: 1, thread: 400 },
};

test('a record is read as it was written, from the files that it names', async () => {
  await openRecords(cache, 'site').write(site);
  const read = await openRecords(cache, 'site').read();
  expect(JSON.stringify(read.kept?.parts)).toBe(JSON.stringify(site.parts));
  expect((await readdir(cache)).sort()).toEqual(filesOfRecord('site', site).sort());
});

test('a record whose verdicts are damaged is told, and one whose verdicts are gone is none', async () => {
  await openRecords(cache, 'site').write(site);
  const [, , file = ''] = filesOfRecord('site', site);
  await writeFile(`${cache}/${file}`, 'verdict');
  expect(await openRecords(cache, 'site').read()).toEqual({ damaged: true });
  expect(await openRecords(cache, 'site').read()).toEqual({});
});

test('what a site adds to the cache is counted until the cache is measured', async () => {
  vi.stubEnv('WORTLAUT_CACHE_LIMIT', '1');
  expect(await openRecords(cache, 'site').write({ ...site, added: 10_000 })).toBe(false);
  const { kept } = await openRecords(cache, 'site').read();
  expect(kept?.added).toBe(10_000 + site.parts.reduce((sum, { verdicts }) => sum + verdicts.bytes, 0));
  expect(await openRecords(cache, 'site').write({ ...site, added: 10_480 })).toBe(true);
  expect((await openRecords(cache, 'site').read()).kept?.added).toBe(0);
  expect(await openRecords(cache, 'site').write({ ...site, added: null }), 'nothing is known').toBe(true);
});
