import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkTypes } from '../../generator/1-load/check-types.ts';
import { load } from '../../generator/1-load/load.ts';
import { checks, runChecks } from '../../generator/2-check/check.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';
import { accepted } from './accepted.ts';
import { batchesOf, withSlips } from './batches.ts';
import type { Clause } from './clause.ts';
import { corpusOf } from './corpus.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/*
 * The real contract texts with one mutation each: every token, number, reference and clause dropped, swapped or altered, in every
 * language. A mutant counts as reported where a diagnostic names its file and its clause, itself or as a related place.
 * MUTANTS=all makes every mutation; otherwise every thirty-second, spread over all clauses and languages.
 */

/** The checks that read clauses. */
const reading = [
  'texts',
  'translations',
  'misplaced-tokens',
  'clauses',
  'references',
  'defined-terms',
  'typed-amounts',
  'unit-words',
  'clause-tokens',
  'term-words',
  'punctuation',
  'clause-language',
  'reversed-duties',
];
const list = checks.filter(({ name }) => reading.includes(name));
const share = process.env.MUTANTS === 'all' ? 1 : 32;

const { content } = await load(`${root}/content`);
if (!content) throw new Error('the real content does not load');
const corpus = corpusOf(content);
/** The content without the texts of pages, which no check of clauses reads. */
const contracts = { ...content, batch: new Map() };
const all = mutantsOf(corpus);
const run = (mutants: readonly Mutant[]) =>
  runChecks(list, {
    content: withSlips(contracts, mutants),
    vocabulary: { templates: ['terms'], shapes: {}, writeFact: formatFact, production: false, today: '2026-11-21' },
  });

test('T9 at least 98 of 100 mutants in the contract texts are reported at their clause', () => {
  const mutants = all.filter((_, index) => index % share === 0);
  const survivors = batchesOf(mutants).flatMap((batch) => {
    const places = placesOf(run(batch));
    return batch.filter((mutant) => !isReported(mutant, places));
  });
  const reasonOf = (mutant: Mutant) => accepted.find(({ is }) => is(mutant))?.why;
  console.log(`${mutants.length} mutants, ${survivors.length} survive${summary(survivors, reasonOf)}`);
  expect(survivors.filter((mutant) => !reasonOf(mutant)).map(sentence)).toEqual([]);
  expect(survivors.length / mutants.length).toBeLessThanOrEqual(0.02);
}, 900_000);

test('T9 the texts without a mutation have no findings', () => {
  expect(run([]).filter(({ dataPath }) => dataPath?.[0] === 'clauses')).toEqual([]);
});

test('T9 the compiler too names the line of every token that a translation loses, in one run over all files', async () => {
  const translated = corpus.clauses.filter((clause) => corpus.sourceOf(clause) && /\{fact:/.test(clause.text));
  const lines = new Map<string, string[]>();
  const expected: string[] = [];
  for (const clause of translated) {
    const own = lines.get(clause.file) ?? (await readFile(`${root}/${clause.file}`, 'utf8')).split('\n');
    lines.set(clause.file, own);
    const at = own.findIndex((line) => line.includes(`'${clause.text}'`));
    own[at] = (own[at] ?? '').replace(/\{fact:[^}]*\}/, 'some');
    expected.push(`${clause.file}:${clause.path.join('.')}`);
  }
  const files = Object.fromEntries([...lines].map(([file, own]) => [file.replace(/^content\//, ''), own.join('\n')]));
  const site = await siteFolder({ from: `${root}/content`, files });
  const findings = await checkTypes(site.content, root);
  const reported = findings.map(({ file, message }) => `${file}:${/^'([^']*)'/.exec(message)?.[1]}`);
  expect(expected.length).toBeGreaterThan(160);
  expect(expected.filter((place) => !reported.includes(place))).toEqual([]);
}, 120_000);

/** Every place that the diagnostics name. */
function placesOf(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(
    diagnostics.flatMap((one) => [one, ...(one.related ?? [])]).map(({ file, dataPath = [] }) => `${file} ${dataPath.join('.')}`),
  );
}

function isReported({ clause, also }: Mutant, places: ReadonlySet<string>): boolean {
  const at = ({ file, path }: Clause) => `${file} ${path.join('.')}`;
  return places.has(at(clause)) || (also !== undefined && places.has(at(also.clause)));
}

const sentence = ({ mutation, clause, detail }: Mutant) => `${mutation}: ${clause.file}, ${clause.id}: ${detail}`;

function summary(survivors: readonly Mutant[], reasonOf: (mutant: Mutant) => string | undefined): string {
  const groups = new Map<string, string[]>();
  for (const mutant of survivors) {
    const why = reasonOf(mutant) ?? 'not accepted';
    groups.set(why, [...(groups.get(why) ?? []), sentence(mutant)]);
  }
  return [...groups].map(([why, own]) => `\n  ${why}:${own.map((one) => `\n    ${one}`).join('')}`).join('');
}
