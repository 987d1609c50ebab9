import { finding } from '../../diagnostics/diagnostic.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Counted, counted } from '../../model/fact.ts';
import { numberForms } from '../../model/number-words.ts';
import type { TextCheck } from '../content-check.ts';
import { numbersIn, numberWordsIn } from '../numbers.ts';
import { placedTexts } from '../text-sets.ts';

/** Texts do not contain the number of countries or languages, in digits or in words: it changes with the site. */
export const typedCounts: TextCheck = {
  runOn: (texts, content) =>
    placedTexts(texts).flatMap(({ language, text, file, dataPath, isClause }) => {
      // Another check forbids literal numbers in clauses of contracts.
      const typed = isClause ? undefined : countTyped(text, language);
      if (!typed) return [];
      return finding('WL2028', { file, dataPath, found: typed.written }, [
        `'${dataPath.join('.')}' contains the number of ${typed.of}: '${typed.written}'.`,
        hintFor(content, typed.of, language),
      ]);
    }),
};

/** The first number before such a word, as written, with at most one word between: `seven European countries`. */
function countTyped(text: string, language: string): { readonly of: Counted; readonly written: string } | undefined {
  const named = lexiconOf(language)?.counted;
  if (!named) return undefined;
  const numbers = [...numbersIn(text), ...numberWordsIn(text, language)];
  const isBeside = (of: Counted, [, ...next]: readonly string[]) => next.some((word = '') => named[of].test(word.toLowerCase()));
  const [first] = counted.flatMap((of) => {
    const typed = numbers.find(({ after }) => isBeside(of, /^[\s-]+(\p{L}+)(?:\s+(\p{L}+))?/u.exec(after) ?? []));
    return typed ? { of, written: typed.written } : [];
  });
  return first;
}

function hintFor({ facts }: SharedContent, of: Counted, language: string): string {
  const [form] = numberForms(language);
  const surface = form === undefined ? '' : `|${form}`;
  const [id] = [...facts].find(([, { value }]) => value.kind === 'count' && value.derived?.count === of) ?? [];
  return id === undefined
    ? `Add a fact that counts them, count({ …, derived: { count: '${of}' } }), and write {fact:…${surface}} instead.`
    : `Write {fact:${id}${surface}} instead; the build counts the ${of}.`;
}
