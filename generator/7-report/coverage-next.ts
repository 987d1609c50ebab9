import type { State } from '../model/attested-texts.ts';
import { groupBy } from '../model/group-by.ts';
import { commandName } from '../package/command-name.ts';
import type { Coverage } from './coverage.ts';
import type { Cell } from './coverage-cell.ts';
import type { LanguageCoverage, TextFindings } from './coverage-languages.ts';
import { counted } from './phrases.ts';

export interface NextStep {
  /** `Translate 3 texts into German.` */
  readonly task: string;
  /** Where, or why. */
  readonly detail: string;
  readonly command?: string;
}

/** The next steps, most urgent first: what visitors miss, what the checks found, then texts of contracts without an attestation. */
export function nextSteps(coverage: Coverage): NextStep[] {
  const { cells, languages } = coverage;
  return [
    ...languages.flatMap(({ language, name }) => missing(of(cells, language, 'missing'), name)),
    ...languages.flatMap(findings),
    ...languages.flatMap(({ language, name }) => fallbacks(of(cells, language, 'fallback'), name)),
    ...textStates.flatMap((state) => languages.flatMap((language) => contracts(coverage, language, state))),
  ];
}

const of = (cells: readonly Cell[], language: string, state: Cell['state']) =>
  cells.filter((cell) => cell.language === language && cell.state === state && cell.kind !== 'terms');

function missing(cells: readonly Cell[], name: string): NextStep[] {
  if (!cells.length) return [];
  // Every country that reads a missing copy has a cell for it.
  const each = new Map(cells.map((cell) => [cell.name, cell]));
  const texts = [...each.values()].reduce((sum, { texts: there, of: all }) => sum + all - there, 0);
  return [{ task: `Translate ${counted(texts, 'text')} into ${name}.`, detail: placesOf(cells), command: `${commandName} check` }];
}

function fallbacks(cells: readonly Cell[], name: string): NextStep[] {
  return [...groupBy(cells, (cell) => cell.name)].map(([page, places]) => ({
    task: `Translate ${page} into ${name}, or leave it as it is.`,
    detail: `Readers of ${places.map(({ where }) => where).join(', ')} see it in another language.`,
  }));
}

const tasks: Readonly<Record<keyof TextFindings, (count: string, name: string) => string>> = {
  forms: (count, name) => `Complete the plural forms and branches of ${count} in ${name}.`,
  foreign: (count, name) => `Rewrite ${count} in ${name}: it is in another language.`,
  tooLong: (count, name) => `Shorten ${count} in ${name}.`,
  identical: (count, name) => `Translate ${count} into ${name}: it still equals the source text.`,
  unused: (count, name) => `Delete ${count} in ${name} that no page shows.`,
};

function findings({ name, findings: counts }: LanguageCoverage): NextStep[] {
  const kinds = (Object.keys(tasks) as (keyof TextFindings)[]).filter((kind) => counts[kind]);
  return kinds.map((kind) => ({
    task: tasks[kind](counted(counts[kind], 'text'), name),
    detail: 'The check lists each with its line.',
    command: `${commandName} check`,
  }));
}

/** In the order of their life cycle. */
const textStates = ['stale', 'draft', 'translated', 'reviewed'] as const satisfies readonly State[];

const textTasks: Readonly<Record<(typeof textStates)[number], readonly [status: string, task: (count: string) => string]>> = {
  stale: ['translated', (count) => `Carry the changes of the source over into ${count}.`],
  draft: ['translated', (count) => `Finish the drafts of ${count}.`],
  translated: ['reviewed', (count) => `Have ${count} reviewed by a second person.`],
  reviewed: ['approved', (count) => `Have ${count} approved by a lawyer.`],
};

/** A text that several documents share counts in each of them. */
function contracts({ cells }: Coverage, { language, name }: LanguageCoverage, state: (typeof textStates)[number]): NextStep[] {
  const documents = cells.filter((cell) => cell.kind === 'terms' && cell.language === language && cell.states?.[state]);
  const [first] = documents;
  if (!first) return [];
  const count = documents.reduce((sum, { states: own }) => sum + (own?.[state] ?? 0), 0);
  const [status, task] = textTasks[state];
  return [
    {
      task: task(`${counted(count, 'text')} of contracts in ${name}`),
      detail: documents.map(({ name: document, states: own }) => `${document}: ${own?.[state]}`).join(', '),
      command: `${commandName} attest ${first.name} --language ${language} --status ${status} --by NAME`,
    },
  ];
}

/** `home (at-de, ch-de); help`: the pages with their locales. */
function placesOf(cells: readonly Cell[]): string {
  return [...groupBy(cells, ({ name }) => name)]
    .map(([name, places]) => [name, places.flatMap(({ where, language }) => (where === language ? [] : [where])).join(', ')])
    .map(([name, locales]) => (locales ? `${name} (${locales})` : name))
    .join('; ');
}
