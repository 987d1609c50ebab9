import { createRequire } from 'node:module';
import ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { report, sarif } from '../../../generator/7-report/report.ts';
import { type Code, codes, type Diagnostic, definitionOf, type Findings } from '../../../generator/index.ts';

/* SARIF by the schema of OASIS. The package that contains the schema is used for nothing else. */

const load = createRequire(import.meta.url);
const schemas = new ajv({ schemaId: 'auto', meta: false, allErrors: true });
schemas.addMetaSchema(load('ajv/lib/refs/json-schema-draft-04.json'));
const valid = schemas.compile(load('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'));

const faults = (text: string) =>
  valid(JSON.parse(text)) ? [] : (valid.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);

const edit = {
  file: 'content/pages/help/de.ts',
  line: 7,
  column: 9,
  endLine: 7,
  endColumn: 27,
  oldText: '{fact:trial.perod}',
  newText: '{fact:trial.period}',
};
const full: Diagnostic = {
  code: 'WL1009',
  severity: 'error',
  file: 'content/pages/help/de.ts',
  line: 7,
  column: 9,
  endLine: 7,
  endColumn: 27,
  dataPath: ['text'],
  message: "'text' names {fact:trial.perod}, which does not exist.",
  found: '{fact:trial.perod}',
  expected: '{fact:trial.period}',
  hint: "Did you mean 'trial.period'?",
  cause: 'fact trial.perod',
  related: [{ file: 'content/facts/trial.ts', line: 3, message: 'The facts are here.' }],
  also: [{ code: 'WL1009', file: 'content/pages/a b/ö%.ts', line: 2, column: 1, message: 'and here' }],
  fix: { title: 'Write {fact:trial.period}', edits: [edit, { ...edit, file: 'content/pages/help/en.ts' }] },
};
const bare: Diagnostic = { code: 'WL6005', severity: 'error', message: 'The bundle failed.' };
const findings = (more: Partial<Findings>): Findings => ({ diagnostics: [], suppressed: [], ...more });
const everything = findings({
  diagnostics: [full, bare, { ...bare, file: 'content/site.ts' }],
  suppressed: [{ diagnostic: { ...full, severity: 'warning' }, reason: 'decided in spring', until: '2027-01-31' }],
});
const run = (of: Findings) => JSON.parse(sarif(of, {})).runs[0];

describe('SARIF', () => {
  test('is valid without findings, with everything at once, and for every code', () => {
    expect(faults(sarif(findings({}), {}))).toEqual([]);
    expect(faults(sarif(everything, {}))).toEqual([]);
    const all = (Object.keys(codes) as Code[]).map((code): Diagnostic => ({ ...full, code }));
    expect(faults(sarif(findings({ diagnostics: all }), {}))).toEqual([]);
  });

  test('is rejected by the schema if it is malformed', () => {
    expect(faults(sarif(everything, {}).replace('"startLine": 7', '"startLine": 0'))).not.toEqual([]);
    expect(faults(sarif(everything, {}).replace('"kind": "external"', '"kind": "elsewhere"'))).not.toEqual([]);
  });

  test('a finding has its place to the end, its other places, its fix and the whole sentence', () => {
    const [result] = run(everything).results;
    expect(result).toMatchObject({
      ruleId: 'WL1009',
      level: 'error',
      message: {
        text: "'text' names {fact:trial.perod}, which does not exist. Expected: {fact:trial.period}. Did you mean 'trial.period'?",
      },
      locations: [{ physicalLocation: { region: { startLine: 7, startColumn: 9, endLine: 7, endColumn: 27 } } }],
      relatedLocations: [
        { message: { text: 'The facts are here.' } },
        { physicalLocation: { artifactLocation: { uri: 'content/pages/a%20b/%C3%B6%25.ts', uriBaseId: '%SRCROOT%' } } },
      ],
      fixes: [
        {
          description: { text: 'Write {fact:trial.period}' },
          artifactChanges: [
            { replacements: [{ deletedRegion: { startLine: 7, endColumn: 27 }, insertedContent: { text: '{fact:trial.period}' } }] },
            { artifactLocation: { uri: 'content/pages/help/en.ts' } },
          ],
        },
      ],
    });
  });

  test('names neither absolute paths nor addresses of missing files', () => {
    const { results, originalUriBaseIds } = run(everything);
    expect(Object.keys(originalUriBaseIds)).toEqual(['%SRCROOT%']);
    for (const [, uri] of JSON.stringify(results).matchAll(/"uri":"([^"]*)"/g)) expect(uri).toMatch(/^content\//);
  });

  test('a fingerprint changes with the message, but not with the line', () => {
    const prints = [full, { ...full, line: 90, endLine: 90 }, { ...full, message: 'Something else.' }].map(
      (one) => run(findings({ diagnostics: [one] })).results[0].partialFingerprints['wortlautFinding/v1'],
    );
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(prints[2]);
  });

  test('suppressed findings are included, with the origin of the suppression', () => {
    const { results } = run(everything);
    const aside = results.filter(({ suppressions }: { suppressions?: unknown }) => suppressions);
    expect(aside).toMatchObject([{ suppressions: [{ kind: 'external', justification: 'decided in spring (until 2027-01-31)' }] }]);
  });

  test('every rule has its help, as text and as Markdown', () => {
    for (const { id, help, defaultConfiguration } of run(everything).tool.driver.rules) {
      expect(help.text).toContain(definitionOf(id as Code).bad);
      expect(help.markdown).toContain(definitionOf(id as Code).good);
      expect(defaultConfiguration.level).toBe('error');
    }
  });
});

describe('the other formats', () => {
  const lines = () => undefined;
  const as = (format: Parameters<typeof report>[1]) =>
    report({ ok: false, findings: everything, stats: { pages: 3 } }, format, { codes: {}, colour: false, lines });

  test('json has the fields unchanged, and the suppressed findings', () => {
    const { ok, diagnostics, suppressed, counts, stats } = JSON.parse(as('json'));
    expect([ok, counts, stats]).toEqual([false, { error: 3, warning: 0 }, { pages: 3 }]);
    expect(diagnostics[0]).toEqual(full);
    expect(suppressed).toEqual([{ ...full, severity: 'warning', reason: 'decided in spring', until: '2027-01-31' }]);
  });

  test('github has one line each, with the sentence, the expected value and the other places', () => {
    const [first, ...rest] = as('github').trim().split('\n');
    expect(rest).toHaveLength(2);
    expect(first).toBe(
      "::error file=content/pages/help/de.ts,line=7,endLine=7,col=9,endColumn=27,title=WL1009::'text' names {fact:trial.perod}, which does not exist. Expected: {fact:trial.period}. Did you mean 'trial.period'?%0AAlso: content/pages/a b/ö%25.ts:2:1.",
    );
  });

  test('pretty prints in its last lines what is suppressed and what can be fixed', () => {
    expect(as('pretty')).toMatch(/\n3 errors, 1 suppressed until 2027-01-31\nfix one at once: npm run site -- check --fix\n/);
  });
});
