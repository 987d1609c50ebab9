import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import { type WrittenClause, writtenClauses } from '../../model/written-clauses.ts';
import {
  type ClauseInLanguages,
  clausesInLanguages,
  countedIn,
  countsOf,
  nameOf,
  orderOf,
  orderOfTerms,
  type Readings,
  readingsOf,
  setOf,
} from '../clause-translations.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Difference, exchangedTexts } from '../exchanged-texts.ts';
import { causeOfLostSlot } from '../lost-slots.ts';
import { multisetDifference } from '../multiset-difference.ts';
import { causeOfDefinition, causeOfToken } from '../outline-typos.ts';

/**
 * All languages of a document have the same facts, references and definitions, equally often and in the same order. A missing one is
 * reported where translations are compared; a source that differs from all its translations is reported here.
 */
export const clauseTokens: SiteCheck = {
  run: (content) => {
    const findings = clausesInLanguages(writtenClauses(content)).flatMap((clause) => evaluate(clause, content));
    const exchanged = [...groupBy(findings, ({ file }) => file).values()].flatMap((ofFile) => exchangedTexts(ofFile));
    return [...exchanged, ...findings.map(({ slots: _, ...found }) => found)];
  },
};

function evaluate(clause: ClauseInLanguages, content: SharedContent): Difference[] {
  const { source, translations } = clause;
  const [sets, counts, orders, terms] = [setOf, countsOf, orderOf, orderOfTerms].map((read) => readingsOf(clause, read)) as Quartet;
  if (sets.sourceAlone) return [{ ...againstAll(clause, sets), ...causeIn(sets.own, clause.source, content) }];
  if (sets.differing.length) return [];
  if (counts.sourceAlone) return [againstAll(clause, counts)];
  if (counts.differing.length) return counts.differing.map((translation) => counting(translation, source));
  if (orders.sourceAlone) return [inOtherOrder(source, 'all translations', false)];
  if (orders.differing.length) return orders.differing.map((translation) => inOtherOrder(translation, 'the source text', false));
  if (terms.sourceAlone) return [inOtherOrder(source, 'all translations', true)];
  // Word order may require another order of terms; then another language has that order, too.
  const all = [terms.own, ...terms.others];
  return translations.flatMap((translation, index) =>
    all.toSpliced(index + 1, 1).includes(all[index + 1] ?? '') ? [] : [inOtherOrder(translation, 'every other language', true)],
  );
}

/** A value that does not exist is reported separately; that translations do not have it follows. */
function causeIn(own: string, { outline, id }: WrittenClause, { facts }: SharedContent): Pick<Diagnostic, 'cause' | 'follows'> {
  const names = own.split(' ');
  const unknown = names.find((name) => name.startsWith('fact:') && !facts.has(name.slice('fact:'.length)));
  const cause = unknown?.replace(':', ' ') ?? names.flatMap((name) => causeOfToken(name, outline, id) ?? [])[0];
  return cause === undefined ? {} : { cause, follows: true };
}

type Quartet = [Readings, Readings, Readings, Readings];

function againstAll({ source, translations }: ClauseInLanguages, readings: Readings): Difference {
  const [own = [], common = []] = [readings.own, readings.others[0] ?? ''].map((names) => names.split(' ').filter(Boolean));
  const [lost, extra] = [multisetDifference(common, own), multisetDifference(own, common)];
  const differences = [
    { verb: 'lacks', names: lost },
    { verb: 'has', names: extra },
  ];
  const words = differences.flatMap(({ verb, names }) => (names.length ? `${verb} ${braced(names)}` : []));
  const { id, file, dataPath, outline } = source;
  const [name, ...others] = differences.flatMap(({ names }) => names);
  const term = /^def:(.+)/.exec(name ?? '')?.[1];
  const cause = term ? causeOfDefinition(outline, term) : causeOfLostSlot(file, dataPath, name ?? '');
  const related = translations.map(({ text, ...one }) => ({
    file: one.file,
    dataPath: one.dataPath,
    message: `This translation is: “${text}”`,
  }));
  const details = { file, dataPath, related, ...(!others.length && { cause, follows: true as const }) };
  const fault = finding('WL4012', details, [
    `'${id}' ${words.join(' and ')} in the source text, unlike all ${translations.length} translations, which agree with each other.`,
    'Correct the source text; if it is right, correct every translation.',
  ]);
  return { ...fault, slots: { lost, extra } };
}

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function counting(translation: WrittenClause, source: WrittenClause): Diagnostic {
  const [own = [], original = []] = [translation, source].map(({ text }) => countedIn(text).map(nameOf));
  const lost = multisetDifference(original, own);
  const [names, comparison] = lost.length ? [lost, 'less'] : [multisetDifference(own, original), 'more'];
  const related = [{ file: source.file, dataPath: source.dataPath, message: `The source is: “${source.text}”` }];
  return finding('WL4012', { file: translation.file, dataPath: translation.dataPath, related }, [
    `'${translation.id}' names ${braced(names)} ${comparison} often than its source text.`,
    lost.length ? 'Add it where the source has it.' : 'Remove it where the source does not have it.',
  ]);
}

function inOtherOrder({ id, file, dataPath }: WrittenClause, than: string, isOfTerms: boolean): Diagnostic {
  return finding('WL4013', { file, dataPath }, [
    `'${id}' names its ${isOfTerms ? 'terms' : 'facts or references'} in another order than ${than}.`,
    `Check that ${isOfTerms ? 'each duty is still that of the same party' : 'each number is where it belongs'}; keep the order of the source if the language allows it.`,
  ]);
}
