import { withoutMarkup } from '../model/inline-markup.ts';
import { memoize } from '../model/memoize.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import type { Duties } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';

/** A sentence, and whether it denies, requires or allows: `denies`, `requires`. */
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
 * or one lifts a duty. Texts with different numbers of sentences are compared as a whole. Undefined if none does, or if a language has
 * no words to compare.
 */
export function reversal(source: Text, translation: Text): readonly [Stance, Stance] | undefined {
  const [own, other] = [source, translation].map(({ language, text }) => {
    const duties = lexiconOf(language)?.duties;
    const sentences = sentencesOf(text, language);
    return duties && { duties, text: sentences.join(''), sentences };
  });
  if (!own || !other) return undefined;
  const inPairs = own.sentences.length === other.sentences.length;
  const pairs = inPairs ? own.sentences.map((sentence, index) => [sentence, other.sentences[index] ?? '']) : [[own.text, other.text]];
  return pairs
    .map(([sentence = '', translated = '']) => [stanceOf(sentence, own.duties), stanceOf(translated, other.duties)] as const)
    .find(([one, two]) => !agree(one.verb, two.verb) && !agree(two.verb, one.verb));
}

const segmenterOf = memoize((language) => new Intl.Segmenter(language, { granularity: 'sentence' }));

/** The sentences of a text, with the words of its tokens. */
function sentencesOf(text: string, language: string): string[] {
  const plain = replaceTokens(withoutMarkup(text), ({ surface }) => surface ?? '…');
  return Array.from(segmenterOf(language).segment(plain), ({ segment }) => segment);
}

function stanceOf(text: string, { not, must, may, needNot }: Duties): Stance {
  const [lifted, denials, required, allowed] = [needNot, not, must, may].map((words) => text.match(words)?.length ?? 0);
  const positive = required && !allowed ? 'requires' : allowed && !required ? 'allows' : 'affirms';
  const negative = denials === 1 ? 'denies' : `denies ${denials} times`;
  return { sentence: text.trim(), verb: lifted ? 'lifts a duty' : denials ? negative : positive };
}

/** Sentences that only affirm may require or allow in words that are not in the list. */
const agree = (verb: string, other: string) => verb === other || (verb === 'affirms' && (other === 'requires' || other === 'allows'));
