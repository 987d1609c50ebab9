import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { causeOfForeignFile } from '../../diagnostics/report/foreign-texts.ts';
import { foreignLanguage, isDecidable } from '../../language/foreign-language.ts';
import { strangeWord } from '../../language/scripts.ts';
import type { SharedContent, Wording } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import { englishName } from '../../model/language-name.ts';
import { primaryLanguage } from '../../model/language-tag.ts';
import { memoize } from '../../model/memoize.ts';
import { wordsIn } from '../../model/message-slots.ts';
import { type Message, messagesOf, originalsOf, wordingAt } from '../../model/messages.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile, TextSet } from '../text-sets.ts';

/** This many texts in one other language, if they are most of the long ones, are a file in that language. */
const leastTexts = 3;

/** Each text is in the language of its file, and no translation equals its source. Clauses have their own check, unless the whole file is foreign. */
export const textLanguage: TextCheck = {
  runOn: (texts, shared) => texts.files.flatMap((file) => checkFile(file, texts, shared)),
};

function checkFile(file: TextFile, texts: TextSet, shared: SharedContent): Diagnostic[] {
  const { language, leaves, originals } = file;
  const borrowed = shared.languages.value[language]?.borrowed ?? [];
  // British and American English have most texts in common.
  const isTranslated = primaryLanguage(language) !== primaryLanguage(texts.base?.language ?? '');
  const readings = leaves.map(({ value, isPlain }) => readingOf(value, { isPlain, language }));
  const fileLanguage = foreignFile(readings);
  if (fileLanguage !== undefined) return [wholeFile(file, fileLanguage)];
  const findings: Diagnostic[] = [];
  for (let index = 0; index < leaves.length; index++) {
    const leaf = leaves[index] as Message;
    const text = leaf.value;
    if (typeof text !== 'string' || (leaf.group[0] ?? leaf.key) === 'clauses') continue;
    const { words, foreign } = readings[index] as Reading;
    const original = originals?.values[index];
    const isSource = original === text;
    const strange = typeof original === 'string' ? strangeWord(language, words) : undefined;
    if (foreign !== undefined) findings.push(wrongLanguage(file, leaf, { foreign, isSource }));
    else if (strange !== undefined && !String(original).includes(strange))
      findings.push(
        finding('WL2019', { severity: 'warning', file: file.file, dataPath: leaf.path, found: strange }, [
          `'${leaf.path.join('.')}' has the word '${strange}', whose letters are not those of ${englishName(language)}.`,
          'Translate it.',
        ]),
      );
    else if (isSource && isTranslated) {
      const isLeft = isWording(words, borrowed) && !isName(words, leaf, texts);
      const [known] = isLeft || borrowed.includes(text.toLowerCase()) ? [] : translationsOf(text, language, shared);
      if (isLeft || known !== undefined) findings.push(identical(file, leaf, { texts, known }));
    }
  }
  return findings;
}

/** The words of a text, and the other language in which they are. */
interface Reading {
  readonly words: string;
  readonly foreign: string | undefined;
}

function readingOf(value: Message['value'], { isPlain, language }: { readonly isPlain: boolean; readonly language: string }): Reading {
  const words = typeof value !== 'string' ? '' : isPlain ? value : wordsIn(value);
  return { words, foreign: foreignLanguage(words, language) };
}

/** The other language in which most of the texts that are long enough to decide are written, clauses included. */
function foreignFile(readings: readonly Reading[]): string | undefined {
  const [most] = [...groupBy(readings, ({ foreign }) => foreign)].sort(([, one], [, other]) => other.length - one.length);
  if (!most || most[1].length < leastTexts) return undefined;
  const { length } = readings.filter(({ words }) => isDecidable(words));
  return most[1].length * 2 > length ? most[0] : undefined;
}

function wholeFile({ language, file }: TextFile, foreign: string): Diagnostic {
  const [own, other] = [englishName(language), englishName(foreign)];
  return finding('WL2019', { file, found: other, expected: own, cause: causeOfForeignFile(file) }, [
    `This is the ${own} file, but its texts seem to be ${other}.`,
    `Restore the ${own} texts; the ${other} ones belong into the ${other} file.`,
  ]);
}

function wrongLanguage(
  { language, file }: TextFile,
  { path }: Message,
  { foreign, isSource }: { readonly foreign: string; readonly isSource: boolean },
): Diagnostic {
  const [own, other] = [englishName(language), englishName(foreign)];
  return finding('WL2019', { file, dataPath: path, found: other, expected: own }, [
    `'${path.join('.')}' seems to be ${other}, but this is the ${own} file${isSource ? '; it is equal to the source text' : ''}.`,
    `Write it in ${own}.`,
  ]);
}

/** How the dictionary translates a text; nothing if it has no other words for it. */
function translationsOf(text: string, language: string, { dictionaries, site }: SharedContent): readonly string[] {
  const [source, own] = [site.value.sourceLanguage, language].map((one) => dictionaries.get(one)?.value);
  const words = source && own ? translatedWords(own)(source).get(text) : undefined;
  return words && !words.includes(text) ? words : [];
}

/** Dictionary → its source → text of that → its translations. Cached: many pages ask. */
const translatedWords = memoize(
  (own: Wording) =>
    memoize((source: Wording) => {
      const { values } = originalsOf(own, source);
      const pairs = messagesOf(own).flatMap(({ value }, index) => (typeof value === 'string' ? { value, original: values[index] } : []));
      return new Map([...groupBy(pairs, ({ original }) => original)].map(([text, all]) => [text, all.map(({ value }) => value)]));
    }, new WeakMap()),
  new WeakMap(),
);

function identical(
  { language, file }: TextFile,
  { path, value }: Message,
  { texts: { base }, known }: { readonly texts: TextSet; readonly known: string | undefined },
): Diagnostic {
  const related = [{ file: base?.file ?? '', dataPath: path, message: `The source is: “${value}”` }];
  return finding('WL2018', { file, dataPath: path, related }, [
    `'${path.join('.')}' is equal to the source text, but this is the ${englishName(language)} file.`,
    known !== undefined
      ? `Translate it, as the dictionary does: '${known}'.`
      : `Translate it; if these words are also ${englishName(language)}, add them to 'borrowed' of this language in languages.ts.`,
  ]);
}

/** Whether at least two words remain without numbers, keys and loanwords: one word proves nothing (Blog, Team, Total). */
function isWording(words: string, borrowed: readonly string[]): boolean {
  const candidates = words.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  return candidates.filter((word) => !borrowed.includes(word.toLowerCase())).length > 1;
}

/** Text in title case is a name, which most languages keep: Small Shop Forum. */
function isName(words: string, { path, value }: Message, { files, base }: TextSet): boolean {
  const capitals = (words.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
  if (!capitals) return false;
  const others = files.filter((file) => file !== base);
  const unchanged = others.filter((file) => wordingAt(file.value, path) === value);
  return others.length > 1 && unchanged.length * 2 > others.length;
}
