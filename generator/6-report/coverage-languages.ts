import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { wordsIn } from '../model/message-slots.ts';
import { leavesOf, wordingAt } from '../model/wording.ts';
import type { Cell } from './coverage.ts';

/** What the checks say of the texts of a language: how many they tell of. */
export interface TextFindings {
  /** Word for word their source, and neither a name nor a word that both languages have. */
  readonly identical: number;
  /** In another language than their file. */
  readonly foreign: number;
  /** Shown by no page; counted in the source language alone. */
  readonly unused: number;
  /** Longer than their room. */
  readonly tooLong: number;
  /** Without a plural form, a branch or a value that they need. */
  readonly forms: number;
}

/** One language of the site. */
export interface LanguageCoverage {
  readonly language: string;
  /** Its English name. */
  readonly name: string;
  /** Pages in locales, and the dictionary, that are complete, of those that there are. */
  readonly complete: number;
  readonly places: number;
  /** What is written in this language: dictionary, pages and contracts. */
  readonly texts: number;
  readonly words: number;
  /** Texts that are the same as their source, names and words that both languages have included. */
  readonly same: number;
  readonly findings: TextFindings;
}

const findingOf: Readonly<Partial<Record<Code, keyof TextFindings>>> = {
  WL2018: 'identical',
  WL2019: 'foreign',
  WL2017: 'unused',
  WL2020: 'tooLong',
  WL2006: 'forms',
  WL2012: 'forms',
  WL2013: 'forms',
  WL2014: 'forms',
  WL2015: 'forms',
  WL2016: 'forms',
};

/** Each language that the site lists, in that order. */
export function languageCoverage(content: Content, cells: readonly Cell[], diagnostics: readonly Diagnostic[]): LanguageCoverage[] {
  const sets = [
    { source: content.site.value.sourceLanguage, entries: content.dictionaries },
    ...[...content.pages.values()].map(({ definition, copies }) => ({ source: definition.value.source, entries: copies })),
  ];
  return Object.entries(content.languages.value).map(([language, { name }]) => {
    const own = cells.filter((cell) => cell.language === language && cell.kind !== 'terms' && cell.state !== 'omitted');
    const written = sets.flatMap(({ source, entries }) => textsOf(entries.get(language), entries.get(source)));
    const files = new Set(sets.flatMap(({ entries }) => entries.get(language)?.file ?? []));
    return {
      language,
      name,
      complete: own.filter(({ state }) => state === 'complete').length,
      places: own.length,
      texts: written.length,
      words: written.reduce((sum, { text }) => sum + (wordsIn(text).match(/\p{L}+/gu)?.length ?? 0), 0),
      same: written.filter(({ text, source }) => text === source).length,
      findings: findingsIn(files, diagnostics),
    };
  });
}

/** Texts with what they translate; the source itself translates nothing. */
function textsOf(entry: Entry<Wording> | undefined, source: Entry<Wording> | undefined): { text: string; source: unknown }[] {
  if (!entry) return [];
  return leavesOf(entry.value).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ text: value, source: source && source !== entry ? wordingAt(source.value, path) : undefined }] : [],
  );
}

function findingsIn(files: ReadonlySet<string>, diagnostics: readonly Diagnostic[]): TextFindings {
  const found = { identical: 0, foreign: 0, unused: 0, tooLong: 0, forms: 0 };
  for (const { code, file } of diagnostics) {
    const finding = findingOf[code];
    if (finding && file !== undefined && files.has(file)) found[finding] += 1;
  }
  return found;
}
