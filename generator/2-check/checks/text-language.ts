import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { wordsIn } from '../../model/message-slots.ts';
import type { Check } from '../check.ts';
import { foreignLanguage } from '../language/foreign-language.ts';
import { lexicons } from '../language/lexicons.ts';
import { type SourceText, type WrittenText, writtenTexts } from '../translated-texts.ts';

/** Each text is in the language of its file, and a translation is not its source word for word. Clauses have a check of their own. */
export const textLanguage: Check = {
  name: 'text-language',
  run: (content) =>
    writtenTexts(content).flatMap((written) => {
      if (written.dataPath[0] === 'clauses') return [];
      const { text, language, source } = written;
      const words = wordsIn(text);
      const foreign = foreignLanguage(words, language);
      if (foreign !== undefined) return [wrongLanguage(written, foreign)];
      return source?.text === text && says(words, language) && !isName(words, source) ? [identical(written, source)] : [];
    }),
};

function wrongLanguage({ language, file, dataPath, text, source }: WrittenText, foreign: string): Diagnostic {
  const [own, other] = [nameOf(language), nameOf(foreign)];
  return {
    code: 'WL2019',
    severity: 'error',
    file,
    dataPath,
    found: other,
    expected: own,
    message: `'${dataPath.join('.')}' reads like ${other}, but this is the ${own} file${source?.text === text ? '; it is the source text word for word' : ''}.`,
    hint: `Write it in ${own}.`,
  };
}

function identical({ language, file, dataPath }: WrittenText, source: SourceText): Diagnostic {
  return {
    code: 'WL2018',
    severity: 'warning',
    file,
    dataPath,
    message: `'${dataPath.join('.')}' is the source text word for word, and not in ${nameOf(language)}.`,
    hint: `Translate it; if ${nameOf(language)} really says it like this, add the words to 'borrowed' in generator/2-check/language/${language}.ts.`,
    related: [{ file: source.file, dataPath: source.dataPath, message: `The source says: “${source.text}”` }],
  };
}

/** Whether two words or more are left without numbers, keys (F8) and words that the language has taken over: one word says nothing (Blog, Team, Total). */
function says(words: string, language: string): boolean {
  const borrowed = lexicons.get(language)?.borrowed ?? [];
  const own = words.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  return own.filter((word) => !borrowed.includes(word.toLowerCase())).length > 1;
}

/** A name is written in capitals throughout, and most languages keep it: Small Shop Forum. */
function isName(words: string, { kept }: SourceText): boolean {
  const capitals = (words.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
  return capitals && kept.length > 1 && kept.filter(Boolean).length * 2 > kept.length;
}

const nameOf = (language: string): string => lexicons.get(language)?.name ?? `'${language}'`;
