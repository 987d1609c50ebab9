import { afterAll, describe, expect, test } from 'vitest';
import { outputOf } from '../../generator/model/manifest.ts';
import type { SiteFiles } from '../../generator/model/site-files.ts';
import { fromTables, withTables } from '../support/host-tables.ts';
import { inspect } from '../support/inspect.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';
import type { Expected } from '../support/samples/markers.ts';
import { pageSamples, type Sample } from '../support/samples/samples.ts';
import { updateSamples } from '../support/samples/update-samples.ts';

/*
 * Faults that no content can cause: a template, a component or the generator itself would have to be wrong. Every file here is
 * named for a code; its samples (tests/README.md) edit the rendered minimal site, `_redirects` and `_headers` (the tables for hosts)
 * included. After a deliberate change of a message: UPDATE=1 npx vitest run tests/inspection
 */

const minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
const samples = pageSamples(withTables(minimal));
const updates = new Map<Sample, readonly Expected[]>();
afterAll(() => updateSamples(updates));

test('the minimal site itself has no findings', () => expect(inspect(minimal)).toEqual([]));

test('WL3011 a site that redirects by rules has no file in the place of a redirect', () => {
  const manifest = { ...minimal.manifest, redirectRules: true } as const;
  const places = minimal.manifest.redirects.map(({ from }) => outputOf(from));
  const without = new Map([...minimal.files].filter(([path]) => !places.includes(path)));
  expect(inspect({ ...minimal, manifest, files: without })).toEqual([]);
  const findings = inspect({ ...minimal, manifest, files: new Map([...without, ['at/index.html', 'a file of the theme']]) });
  expect(findings).toMatchObject([
    { code: 'WL3011', message: "Hosts may answer /at/ with the file 'at/index.html' instead of the redirect." },
  ]);
});

describe.each(samples.map((sample) => [sample.name, sample] as const))('%s', (name, sample) => {
  test('bad has the findings that the sample marks, and only its code', () => {
    const findings = reported(sample.bad);
    if (process.env.UPDATE) updates.set(sample, findings);
    else expect(findings).toEqual(sample.expected);
    expect([...new Set(findings.map(({ code }) => code))]).toEqual([name.slice(0, 'WL0000'.length)]);
  });

  test('good has no findings', () => expect(reported(sample.good)).toEqual([]));
});

function reported(files: SiteFiles): Expected[] {
  return inspect(fromTables(minimal, files)).map(({ code, severity, file, address, message }) => ({
    code,
    severity,
    ...(file !== undefined && { file }),
    ...(address !== undefined && { address }),
    message,
  }));
}
