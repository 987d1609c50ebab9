import { groupBy } from '../model/group-by.ts';
import { memoize } from '../model/memoize.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import type { WrittenClause } from '../model/written-clauses.ts';
import { lexiconOf } from './lexicons.ts';

/** A word that duties depend on and that no term of its document defines. */
export interface UndefinedWord {
  readonly word: string;
  readonly language: string;
  /** `at use.secrecy` */
  readonly clauses: readonly string[];
}

/** Lists the words of the source texts that duties depend on, such as `unverzüglich`, without those that are marked as defined terms. */
export function undefinedWords(clauses: readonly WrittenClause[]): UndefinedWord[] {
  const uses = clauses.flatMap(({ page, outline, id, isHeading, language, text }) => {
    const pattern = language === page.definition.value.source && !isHeading && patternOf(language);
    const plain = replaceTokens(text, ({ kind, surface = '' }) => (kind === 'term' || kind === 'def' ? '' : surface));
    return pattern ? Array.from(plain.matchAll(pattern), ([word]) => ({ word, language, clause: `${outline.id} ${id}` })) : [];
  });
  return [...groupBy(uses, ({ language, word }) => `${language} ${word.toLowerCase()}`).values()].map((own) => ({
    word: own[0]?.word ?? '',
    language: own[0]?.language ?? '',
    clauses: [...new Set(own.map(({ clause }) => clause))],
  }));
}

const patternOf = memoize((language) => {
  const beginnings = lexiconOf(language)?.duties.toDefine;
  return beginnings && new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})\\p{L}*`, 'giu');
});
