import { finding } from '../../diagnostics/diagnostic.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { factIn, type Money } from '../../model/fact.ts';
import { memoize } from '../../model/memoize.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import { unlikeAmounts } from '../money.ts';
import { markedTexts } from '../text-sets.ts';

/** An amount in whose place another one is, behind a word that says so alone. */
const replaced = memoize((language: string) => {
  const words = lexiconOf(language)?.insteadOf ?? [];
  return new RegExp(String.raw`(?<!\p{L})(${words.join('|') || '(?!)'})\s\{fact:([\w.]+)`, 'iu');
});

/** Finds amounts of money that are exchanged: the one behind `instead of` is the lowest in its text. */
export const exchangedAmounts: TextCheck = {
  runOn: (texts, { facts }) =>
    markedTexts(texts).flatMap(({ text, language, file, dataPath }) => {
      const [, word, id = ''] = replaced(language).exec(text) ?? [];
      if (word === undefined) return [];
      const amounts = tokensIn(text).flatMap((token) => {
        const fact = facts.get(token.id)?.value;
        return fact?.kind === 'money' ? { id: token.id, value: factIn(fact, language) as Money } : [];
      });
      const [former] = amounts.toSorted((one, other) => one.value.minor - other.value.minor);
      const [other] = amounts.filter(({ value }) => value.minor !== former?.value.minor);
      if (former?.id !== id || !other || unlikeAmounts(amounts)) return [];
      return finding('WL2036', { file, dataPath, found: `{fact:${id}}` }, [
        `'${dataPath.join('.')}' has '${word}' before {fact:${id}}, which is less than {fact:${other.id}}.`,
        'Exchange the two, so that the higher amount is the former one.',
      ]);
    }),
};
