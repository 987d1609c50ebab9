import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Check } from '../check.ts';
import {
  type ClauseInLanguages,
  clausesInLanguages,
  countedIn,
  countsOf,
  nameOf,
  orderOf,
  orderOfTerms,
  type Reading,
  setOf,
  sourceStandsAlone,
} from '../clause-tokens.ts';
import type { WrittenClause } from '../written-clauses.ts';

/**
 * All languages of a document say the same: facts, references and definitions as often, and in the same order. That a
 * translation lacks one altogether is said where translations are compared; that all translations agree against their source is said here.
 */
export const clauseTokens: Check = {
  name: 'clause-tokens',
  run: (content) => clausesInLanguages(content).flatMap(judge),
};

function judge(clause: ClauseInLanguages): Diagnostic[] {
  const { source, translations } = clause;
  if (sourceStandsAlone(clause, setOf)) return [againstAll(clause, setOf)];
  if (translations.some(({ text }) => setOf(text) !== setOf(source.text))) return [];
  if (sourceStandsAlone(clause, countsOf)) return [againstAll(clause, countsOf)];
  const counts = translations.filter(({ text }) => countsOf(text) !== countsOf(source.text));
  if (counts.length) return counts.map((translation) => counting(translation, source));
  if (sourceStandsAlone(clause, orderOf)) return [inOtherOrder(source, 'all translations', false)];
  if (sourceStandsAlone(clause, orderOfTerms)) return [inOtherOrder(source, 'all translations', true)];
  return translations.flatMap((translation) => order(translation, clause));
}

function againstAll({ source, translations }: ClauseInLanguages, read: Reading): Diagnostic {
  const [own, common] = [read(source.text), read(translations[0]?.text ?? '')].map((names) => names.split(' ').filter(Boolean));
  const lacking = without(common, own);
  const added = without(own, common);
  const says = [...(lacking.length ? [`lacks ${lacking.join(', ')}`] : []), ...(added.length ? [`has ${added.join(', ')}`] : [])].join(
    ' and ',
  );
  return {
    code: 'WL4012',
    severity: 'error',
    file: source.file,
    dataPath: source.dataPath,
    message: `'${source.id}' ${says} in the source text, unlike all ${translations.length} translations, which agree with each other.`,
    hint: 'Correct the source text; if it is right, correct every translation.',
    related: translations.map(({ file, dataPath, text }) => ({ file, dataPath, message: `This translation says: “${text}”` })),
  };
}

/** What the first list has more often than the second, in braces. */
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
  return {
    code: 'WL4012',
    severity: 'error',
    file: translation.file,
    dataPath: translation.dataPath,
    message: `'${translation.id}' names ${names.join(', ')} ${verb} often than its source text.`,
    hint: lost.length ? 'Put it where the source has it.' : 'Take out what the source does not say.',
    related: [{ file: source.file, dataPath: source.dataPath, message: `The source says: “${source.text}”` }],
  };
}

/** Terms may come in another order where word order asks for it; then another language has that order too. */
function order(translation: WrittenClause, { source, translations }: ClauseInLanguages): Diagnostic[] {
  if (orderOf(translation.text) !== orderOf(source.text)) return [inOtherOrder(translation, 'the source text', false)];
  const others = [source, ...translations].filter((other) => other !== translation).map(({ text }) => orderOfTerms(text));
  return others.includes(orderOfTerms(translation.text)) ? [] : [inOtherOrder(translation, 'every other language', true)];
}

function inOtherOrder({ id, file, dataPath }: WrittenClause, than: string, terms: boolean): Diagnostic {
  return {
    code: 'WL4013',
    severity: 'warning',
    file,
    dataPath,
    message: `'${id}' names its ${terms ? 'terms' : 'facts or references'} in another order than ${than}.`,
    hint: `Check that ${terms ? 'nobody’s duty has become another’s' : 'each number stands where it belongs'}; keep the order of the source where the language allows it.`,
  };
}
