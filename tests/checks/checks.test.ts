import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, codes, type Diagnostic } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/*
 * Every folder here is named for a code. Its `bad` and `good` hold only the files that differ from the minimal site
 * (tests/sites/minimal); `expected.json` says what `bad` is told, and where. After a deliberate change of a message:
 * UPDATE=1 npx vitest run tests/checks
 */

const samples = readdirSync(`${root}/tests/checks`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

type Told = Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'message'>;

describe.each(samples)('%s', (sample) => {
  const folder = `${root}/tests/checks/${sample}`;
  const code = sample.slice(0, 'WL0000'.length);
  const sites: SiteFolder[] = [];
  const open = async (half: 'bad' | 'good') => {
    const site = await siteFolder({ overlays: [`${folder}/${half}`] });
    sites.push(site);
    return site;
  };
  afterAll(() => Promise.all(sites.map((site) => site.remove())));

  describe('bad', () => {
    let told: Told[];
    beforeAll(async () => {
      const { diagnostics } = await check({ content: (await open('bad')).content });
      told = diagnostics.map(({ severity, file, line, column, message, code: found }) => ({ code: found, severity, file, line, column, message }));
      if (process.env['UPDATE']) await writeFile(`${folder}/expected.json`, `${JSON.stringify(told, null, 2)}\n`);
    });

    test('is told exactly what expected.json says', async () => {
      expect(told).toEqual(JSON.parse(await readFile(`${folder}/expected.json`, 'utf8')));
    });

    test(`is told ${code} and nothing else, at a line and column`, () => {
      expect([...new Set(told.map((one) => one.code))]).toEqual([code]);
      expect(told.filter(({ file }) => !file)).toEqual([]);
    });
  });

  test('good is told nothing', async () => {
    const { ok, diagnostics } = await check({ content: (await open('good')).content });
    expect(diagnostics).toEqual([]);
    expect(ok).toBe(true);
  });
});

test('the minimal site itself is told nothing', async () => {
  const { diagnostics } = await check({ content: `${root}/tests/sites/minimal/content` });
  expect(diagnostics).toEqual([]);
});

/** Codes that no content can cause; the file that proves each through its own entry. */
const provenElsewhere: Partial<Record<keyof typeof codes, string>> = {
  WL5001: 'tests/unit/markup.test.ts',
  WL5002: 'tests/unit/markup.test.ts',
  WL5003: 'tests/unit/markup.test.ts',
  WL6002: 'tests/unit/crashing-check.test.ts',
  WL6003: 'tests/output/obstacles.test.ts',
  WL6004: 'tests/output/two-builds.test.ts',
  WL6005: 'tests/unit/bundle.test.ts',
  WL6007: 'tests/unit/cache.test.ts',
};

test.each(Object.keys(codes) as (keyof typeof codes)[])('%s has a proof', async (code) => {
  const elsewhere = provenElsewhere[code];
  if (elsewhere) expect(await readFile(`${root}/${elsewhere}`, 'utf8')).toContain(`'${code}`);
  else expect(existsSync(`${root}/tests/checks/${code}/expected.json`)).toBe(true);
});
