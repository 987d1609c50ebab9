import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspect } from '../../generator/5-inspect/inspect.ts';
import type { RenderedSite } from '../../generator/5-inspect/rendered-site.ts';
import { outputOf } from '../../generator/model/manifest.ts';
import { fromTables, withTables } from '../support/host-tables.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import { withSample } from '../support/sample-files.ts';

/*
 * Faults that no content can cause: a template, a component or the generator itself would have to be wrong. Every folder here is
 * named for a code and lays its files over the rendered minimal site. A page without a doctype is what stands in its <main>;
 * `edits.json` changes single places: [{ file, find, replace }], also in `_redirects` and `_headers`, the tables for hosts; `x.gone` takes x away. `expected.json` has the findings of `bad`.
 * After a deliberate change of a message: UPDATE=1 npx vitest run tests/inspection
 */

const folder = `${root}/tests/inspection`;
const samples = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

let minimal: RenderedSite;
beforeAll(async () => {
  minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
});

test('the minimal site itself has no findings', () => expect(inspect(minimal)).toEqual([]));

test('WL3011 a site that redirects by rules has no file in the place of a redirect', () => {
  const manifest = { ...minimal.manifest, redirectRules: true } as const;
  const places = minimal.manifest.redirects.map(({ from }) => outputOf(from));
  const without = new Map([...minimal.files].filter(([path]) => !places.includes(path)));
  expect(inspect({ ...minimal, manifest, files: without })).toEqual([]);
  const found = inspect({ ...minimal, manifest, files: new Map([...without, ['at/index.html', 'a file of the theme']]) });
  expect(found).toMatchObject([
    { code: 'WL3011', message: "Hosts may answer /at/ with the file 'at/index.html' instead of the redirect." },
  ]);
});

describe.each(samples)('%s', (sample) => {
  test('bad has the findings of expected.json, and only the code of the folder', async () => {
    const found = await reported(`${folder}/${sample}/bad`);
    if (process.env.UPDATE) await writeFile(`${folder}/${sample}/expected.json`, `${JSON.stringify(found, null, 2)}\n`);
    expect(found).toEqual(JSON.parse(await readFile(`${folder}/${sample}/expected.json`, 'utf8')));
    expect([...new Set(found.map(({ code }) => code))]).toEqual([sample.slice(0, 'WL0000'.length)]);
  });

  test('good has no findings', async () => expect(await reported(`${folder}/${sample}/good`)).toEqual([]));
});

async function reported(half: string) {
  const files = await withSample(withTables(minimal), half);
  return inspect(fromTables(minimal, files)).map(({ code, severity, file, address, message }) => ({
    code,
    severity,
    file,
    address,
    message,
  }));
}
