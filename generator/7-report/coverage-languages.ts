import { definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Entry, SharedContent, Wording } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { wordsIn } from '../model/message-slots.ts';
import { messagesOf, originalsOf } from '../model/messages.ts';
import type { Cell } from './coverage-cell.ts';

/** How many texts of a language have findings, by kind. */
export interface TextFindings {
  /** Equal to the source, and neither a name nor a word of both languages. */
  readonly identical: number;
  /** In another language than their file. */
  readonly foreign: number;
  /** Not shown on any page; counted for the source language alone. */
  readonly unused: number;
  /** Longer than their text limit. */
  readonly tooLong: number;
  /** Lacking a plural form, a branch or a value. */
  readonly forms: number;
}

export interface LanguageCoverage {
  readonly language: string;
  readonly name: string;
  /** Complete pages in locales and dictionaries, of all. */
  readonly complete: number;
  readonly places: number;
  /** The number of texts in this language: dictionary, pages and contracts. */
  readonly texts: number;
  readonly words: number;
  /** Texts that equal their source, including names and words of both languages. */
  readonly same: number;
  readonly findings: TextFindings;
}

/** The size of a language: how many texts and words, and how many texts equal their source. */
export type WrittenTexts = Pick<LanguageCoverage, 'texts' | 'words' | 'same'>;

/** Translations of the same texts by language, and the language of their source. */
interface Translations {
  readonly source: string;
  readonly entries: ReadonlyMap<string, Entry<Wording>>;
}

/** Language → the size of these texts in it. */
export function writtenIn(sets: readonly Translations[]): Readonly<Record<string, WrittenTexts>> {
  const sizes = sets.flatMap(({ source, entries }) =>
    [...entries].map(([language, { value }]) => {
      const original = language === source ? undefined : entries.get(source)?.value;
      return { language, size: textsOf(value, original) };
    }),
  );
  const byLanguage = groupBy(sizes, ({ language }) => language);
  return Object.fromEntries([...byLanguage].map(([language, all]) => [language, sumOf(all.map(({ size }) => size))]));
}

const sumOf = (all: readonly WrittenTexts[]): WrittenTexts => ({
  texts: all.reduce((sum, { texts }) => sum + texts, 0),
  words: all.reduce((sum, { words }) => sum + words, 0),
  same: all.reduce((sum, { same }) => sum + same, 0),
});

const countWords = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

/** Counts texts, words, and texts that equal the source; a source is not compared. */
function textsOf(wording: Wording, source: Wording | undefined): WrittenTexts {
  const originals = source && originalsOf(wording, source).values;
  return sumOf(
    messagesOf(wording).flatMap(({ value, isPlain }, index) => {
      if (typeof value !== 'string') return [];
      return { texts: 1, words: countWords(isPlain ? value : wordsIn(value)), same: originals?.[index] === value ? 1 : 0 };
    }),
  );
}

interface LanguagesInput {
  readonly languages: SharedContent['languages']['value'];
  readonly cells: readonly Cell[];
  readonly written: readonly Readonly<Record<string, WrittenTexts>>[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Each language that the site lists, in that order. */
export function languageCoverage({ languages, cells, written, diagnostics }: LanguagesInput): LanguageCoverage[] {
  return Object.entries(languages).map(([language, { name }]) => {
    const own = cells.filter((cell) => cell.language === language && cell.kind !== 'terms' && cell.state !== 'omitted');
    return {
      language,
      name,
      complete: own.filter(({ state }) => state === 'complete').length,
      places: own.length,
      ...sumOf(written.flatMap((part) => part[language] ?? [])),
      findings: findingsIn(language, diagnostics),
    };
  });
}

/** Files of texts are named after their language. */
function findingsIn(language: string, diagnostics: readonly Diagnostic[]): TextFindings {
  const counts = { identical: 0, foreign: 0, unused: 0, tooLong: 0, forms: 0 };
  for (const { code, file } of diagnostics) {
    const { coverage } = definitionOf(code);
    if (coverage && coverage !== 'incomplete' && file?.endsWith(`/${language}.ts`)) counts[coverage] += 1;
  }
  return counts;
}

const words: Readonly<Record<keyof TextFindings, string>> = {
  forms: 'with gaps in plurals or branches',
  foreign: 'in another language',
  tooLong: 'too long',
  identical: 'still the source text',
  unused: 'shown by no page',
};

/** `3 too long`, for each kind with findings. */
export function findingWords(findings: TextFindings): string[] {
  return (Object.keys(words) as (keyof TextFindings)[]).flatMap((kind) => (findings[kind] ? [`${findings[kind]} ${words[kind]}`] : []));
}
