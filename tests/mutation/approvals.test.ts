import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from '../../generator/1-load/load.ts';
import { parseLedger } from '../../generator/1-load/read-ledger.ts';
import { attestations } from '../../generator/2-check/checks/attestations.ts';
import { attest } from '../../generator/edit/attest.ts';
import { attestedClauses } from '../../generator/model/attested-clauses.ts';
import type { Content } from '../../generator/model/content.ts';
import { ledgerPath, type Status } from '../../generator/model/ledger.ts';
import { root } from '../support/paths.ts';
import { withSlips } from './batches.ts';
import type { Clause } from './clause.ts';
import { corpusOf } from './corpus.ts';
import { randomFrom } from './random.ts';

/*
 * The real contract texts, every clause of them approved: then every text, every source and every line of the ledger is altered
 * in turn, and each must be reported at its place. A line removed as a whole is not reported: the clause has its lower status
 * again, which is never more than an attested one.
 */

const { content } = await load(`${root}/content`);
if (!content) throw new Error('the real content does not load');
const approved = withEveryClauseApproved(content);
const clauses = corpusOf(content).clauses;
const vocabulary = { templates: ['terms'], shapes: {}, production: false, today: '2026-12-31' } as const;

/** `file path` of all findings about these clauses, each altered. */
function reportedOf(altered: readonly Clause[]): { code: string; place: string }[] {
  const mutants = altered.map(
    (clause) => ({ clause, mutation: 'clause cut short', detail: '', text: `${clause.text} Nachsatz.` }) as const,
  );
  const found = [attestations.run(withSlips(approved, mutants), vocabulary)].flat();
  return found.map(({ code, file, dataPath }) => ({ code, place: `${file} ${dataPath?.join('.')}` }));
}
const placeOf = ({ page, language, path }: Clause) => `${page.copies.get(language)?.file} ${path.join('.')}`;

test('approved texts without a mutation have no findings', () => {
  expect(attestations.run(approved, vocabulary)).toEqual([]);
  expect(attestedClauses(approved).every(({ state }) => state === 'approved')).toBe(true);
});

test('every approved translation that is edited is reported at its clause', () => {
  const translations = clauses.filter(({ page, language }) => language !== page.definition.value.source);
  expect(translations.length).toBeGreaterThan(500);
  for (const language of new Set(translations.map((clause) => clause.language))) {
    const own = translations.filter((clause) => clause.language === language);
    expect(reportedOf(own).sort(byPlace)).toEqual(own.map((clause) => ({ code: 'WL4022', place: placeOf(clause) })).sort(byPlace));
  }
});

test('every source that is edited makes exactly its translations stale', () => {
  const sources = clauses.filter(({ page, language }) => language === page.definition.value.source);
  const stale = reportedOf(sources).filter(({ code }) => code === 'WL4020');
  const expected = clauses.filter(({ page, language }) => language !== page.definition.value.source).map(placeOf);
  expect(stale.map(({ place }) => place).sort()).toEqual(expected.sort());
});

const random = randomFrom(4021);
test.each<[string, (line: string) => string]>([
  ['has one other character', (line) => replaced(line, random(line.length))],
  ['is cut short', (line) => line.slice(0, 1 + random(line.length - 2))],
  ['has a higher status', (line) => line.replace(/"status":"[^"]*"/, '"status":"approved"')],
  ['names another person', (line) => line.replace(/"by":"[^"]*"/, '"by":"legal:Niemand"')],
  ['has another date', (line) => line.replace(/"at":"[^"]*"/, '"at":"2026-12-24"')],
])('every line of the ledger that %s is reported at its line', (_, alter) => {
  const lines = readFileSync(`${root}/content/${ledgerPath}`, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(500);
  const { diagnostics } = parseLedger(`${lines.map(alter).join('\n')}\n`, ledgerPath);
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual(lines.map((_line, index) => ['WL4021', index + 1]));
});

function replaced(line: string, at: number): string {
  return `${line.slice(0, at)}${line[at] === 'x' ? 'y' : 'x'}${line.slice(at + 1)}`;
}

function byPlace(one: { place: string }, other: { place: string }): number {
  return one.place < other.place ? -1 : 1;
}

/** The content after every draft has been translated, every clause been reviewed, and approved the day after. */
function withEveryClauseApproved(before: Content): Content {
  const documents = new Map(
    attestedClauses(before).map(({ document, language, isSource }) => [`${document} ${language}`, { document, language, isSource }]),
  );
  const steps: readonly { status: Status; by: string; at: string }[] = [
    { status: 'translated', by: 'Übersetzer', at: '2026-11-30' },
    { status: 'reviewed', by: 'Prüferin', at: '2026-12-01' },
    { status: 'approved', by: 'legal:Anwältin', at: '2026-12-02' },
  ];
  let ledger = before.ledger;
  for (const { isSource, ...document } of documents.values())
    for (const step of isSource ? steps.slice(1) : steps) {
      const said = attest({ ...before, ledger }, { ...document, ...step, clauses: [] });
      if ('fault' in said) throw new Error(said.fault);
      ledger = [...ledger, ...said.entries];
    }
  return { ...before, ledger };
}
