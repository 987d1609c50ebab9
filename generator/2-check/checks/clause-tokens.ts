import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
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
import { causeOfToken } from '../outline-typos.ts';

/**
 * All languages of a document have the same facts, references and definitions, equally often and in the same order. A missing one is
 * reported where translations are compared; a source that differs from all its translations is reported here.
 */
export const clauseTokens: SiteCheck = {
  name: 'clause-tokens',
  run: (content) => clausesInLanguages(writtenClauses(content)).flatMap((clause) => evaluate(clause, content)),
};

function evaluate(clause: ClauseInLanguages, content: SharedContent): Diagnostic[] {
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
function causeIn(own: string, { outline }: WrittenClause, { facts }: SharedContent): Pick<Diagnostic, 'cause' | 'follows'> {
  const unknown = own.split(' ').find((name) => name.startsWith('fact:') && !facts.has(name.slice('fact:'.length)));
  const cause =
    unknown?.replace(':', ' ') ??
    own
      .split(' ')
      .map((name) => causeOfToken(name, outline))
      .find((one) => one !== undefined);
  return cause === undefined ? {} : { cause, follows: true };
}

type Quartet = [Readings, Readings, Readings, Readings];

function againstAll({ source, translations }: ClauseInLanguages, readings: Readings): Diagnostic {
  const [own, common] = [readings.own, readings.others[0] ?? ''].map((names) => names.split(' ').filter(Boolean));
  const lacking = without(common, own);
  const added = without(own, common);
  const says = [...(lacking.length ? [`lacks ${lacking.join(', ')}`] : []), ...(added.length ? [`has ${added.join(', ')}`] : [])].join(
    ' and ',
  );
  return finding('WL4012', {
    file: source.file,
    dataPath: source.dataPath,
    message: `'${source.id}' ${says} in the source text, unlike all ${translations.length} translations, which agree with each other.`,
    hint: 'Correct the source text; if it is right, correct every translation.',
    related: translations.map(({ file, dataPath, text }) => ({ file, dataPath, message: `This translation says: “${text}”` })),
  });
}

/** The tokens that the first list has more often than the second, in braces. */
function without(list: readonly string[] = [], other: readonly string[] = []): string[] {
  const left = [...other];
  return list.flatMap((name) => {
    const at = left.indexOf(name);
    if (at < 0) return [`{${name}}`];
    left.splice(at, 1);
    return [];
  });
}

function counting(translation: WrittenClause, source: WrittenClause): Diagnostic {
  const [own, original] = [translation, source].map(({ text }) => countedIn(text).map(nameOf));
  const lost = without(original, own);
  const extra = without(own, original);
  const [names, verb] = lost.length ? [lost, 'less'] : [extra, 'more'];
  return finding('WL4012', {
    file: translation.file,
    dataPath: translation.dataPath,
    message: `'${translation.id}' names ${names.join(', ')} ${verb} often than its source text.`,
    hint: lost.length ? 'Put it where the source has it.' : 'Take out what the source does not say.',
    related: [{ file: source.file, dataPath: source.dataPath, message: `The source says: “${source.text}”` }],
  });
}

function inOtherOrder({ id, file, dataPath }: WrittenClause, than: string, terms: boolean): Diagnostic {
  return finding('WL4013', { file, dataPath }, [
    `'${id}' names its ${terms ? 'terms' : 'facts or references'} in another order than ${than}.`,
    `Check that ${terms ? 'nobody’s duty has become another’s' : 'each number stands where it belongs'}; keep the order of the source where the language allows it.`,
  ]);
}
