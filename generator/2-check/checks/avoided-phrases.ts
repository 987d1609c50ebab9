import { finding } from '../../diagnostics/diagnostic.ts';
import { wholeWords } from '../../model/literal-pattern.ts';
import type { TextCheck } from '../content-check.ts';

/** WL2035: phrases that `avoid` of their language replaces, as whole words in any case, wherever a text has them. */
export const avoidedPhrases: TextCheck = {
  runOn: ({ files }, { languages }) =>
    files.flatMap(({ file, language, leaves }) => {
      const { avoid = {} } = languages.value[language] ?? {};
      const phrases = Object.keys(avoid);
      if (!phrases.length) return [];
      const pattern = wholeWords(phrases, 'giu');
      return leaves.flatMap(({ path, value }) =>
        typeof value === 'string' ? [...value.matchAll(pattern)].map((match) => reported(match, avoid, { file, dataPath: path })) : [],
      );
    }),
};

function reported(
  { 0: phrase, index }: RegExpExecArray,
  avoid: Readonly<Record<string, string>>,
  { file, dataPath }: { readonly file: string; readonly dataPath: readonly string[] },
) {
  const entry = Object.keys(avoid).find((one) => one.toLowerCase() === phrase.toLowerCase()) ?? phrase;
  return finding('WL2035', { file, dataPath, part: [index, index + phrase.length], found: phrase, expected: avoid[entry] ?? '' }, [
    `'${dataPath.join('.')}' contains '${phrase}', which its language avoids.`,
    `Write '${avoid[entry]}', or change 'avoid' of the language in languages.ts.`,
  ]);
}
