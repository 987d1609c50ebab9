import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { amountTyped } from '../../language/amounts.ts';
import { readClauses } from '../../language/read-clauses.ts';
import type { SiteCheck } from '../content-check.ts';
import { factsTyped } from './typed-constants.ts';

/**
 * Contracts contain no literal amounts, dates, percentages or number words: these become outdated when a fact changes, and differ between
 * languages. 'First' is allowed; higher ordinals count only beside a unit ('the second year').
 */
export const typedAmounts: SiteCheck = {
  run: (content) =>
    readClauses(content).flatMap(({ clause: { id, text, file, dataPath, language }, lexicon }): Diagnostic[] => {
      const found = amountTyped(text, lexicon);
      if (found === undefined) return [];
      const tokens = [...factsTyped(content, language, text)].flatMap(([, ids]) => ids.map((fact) => `{fact:${fact}}`));
      return [
        finding('WL4010', { file, dataPath, found }, [
          `'${id}' contains '${found}'; a contract takes every number from a fact, so that all languages have the same.`,
          tokens.length
            ? `Write ${tokens.join(' or ')} instead.`
            : 'Write {fact:…} instead and add the number to content/facts/terms.ts; for the number of a clause write {ref:…}.',
        ]),
      ];
    }),
};
