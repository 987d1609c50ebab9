import { withoutMarkup } from '../model/inline-markup.ts';
import { memoize } from '../model/memoize.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import type { Duties } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';

/** A sentence, and what it says: `denies`, `requires`, `sets a lower limit`. */
interface Stance {
  readonly sentence: string;
  readonly verb: string;
}
interface Text {
  readonly language: string;
  readonly text: string;
}

/**
 * Finds the first sentence that seems to mean the opposite of its translation: one denies more often, one requires what the other allows,
 * one lifts a duty, or one sets a lower limit and the other an upper one. Outside of clauses only limits count. Texts with different
 * numbers of sentences are compared as a whole. Undefined if none does, or if a language has no words to compare.
 */
export function reversal(source: Text, translation: Text, isClause = true): readonly [Stance, Stance] | undefined {
  if (!isClause && !setsLimit(source)) return undefined;
  const [own, other] = [source, translation].map(({ language, text }) => {
    const duties = lexiconOf(language)?.duties;
    const sentences = sentencesOf(text, language);
    return duties && { duties, text: sentences.join(''), sentences };
  });
  if (!own || !other) return undefined;
  const inPairs = own.sentences.length === other.sentences.length;
  const pairs = inPairs ? own.sentences.map((sentence, index) => [sentence, other.sentences[index] ?? '']) : [[own.text, other.text]];
  return pairs
    .flatMap(([sentence = '', translated = '']) => {
      const [ones, twos] = [stancesOf(sentence, own.duties), stancesOf(translated, other.duties)];
      return ones.map((one, index) => [one, twos[index] as Stance] as const).slice(isClause ? 0 : 1);
    })
    .find(([one, two]) => !agree(one.verb, two.verb) && !agree(two.verb, one.verb));
}

/** Whether a text has a word for a limit. Most have none, and need not be split. */
const setsLimit = ({ language, text }: Text): boolean =>
  limitsOf(lexiconOf(language)?.duties)
    .flat()
    .some((words) => text.search(words) >= 0);

const limitsOf = (duties?: Duties) => (duties ? [duties.amounts, duties.times] : []);

const segmenterOf = memoize((language) => new Intl.Segmenter(language, { granularity: 'sentence' }));

/** The sentences of a text, with the words of its tokens. */
function sentencesOf(text: string, language: string): string[] {
  const plain = replaceTokens(withoutMarkup(text), ({ surface }) => surface ?? '…');
  return Array.from(segmenterOf(language).segment(plain), ({ segment }) => segment);
}

/** The stances of a sentence: on a duty, and on each kind of limit. */
function stancesOf(text: string, duties: Duties): Stance[] {
  const { not, must, may, needNot } = duties;
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const [lifted, denials, required, allowed] = [needNot, not, must, may].map(count);
  const positive = required && !allowed ? 'requires' : allowed && !required ? 'allows' : 'affirms';
  const negative = denials === 1 ? 'denies' : `denies ${denials} times`;
  const verbs = limitsOf(duties).map((kind) => {
    const [lower, upper] = kind.map(count);
    return lower && !upper ? 'sets a lower limit' : upper && !lower ? 'sets an upper limit' : '';
  });
  return [lifted ? 'lifts a duty' : denials ? negative : positive, ...verbs].map((verb) => ({ sentence: text.trim(), verb }));
}

/** Sentences that only affirm, or set no limit, may do otherwise in words that are not in the list. */
const agree = (verb: string, other: string) =>
  verb === other || !verb || (verb === 'affirms' && (other === 'requires' || other === 'allows'));
