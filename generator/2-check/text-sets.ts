import type { Entry, PageBatch, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import type { ContractText } from '../model/contract-texts.ts';
import { isGap } from '../model/gap.ts';
import { memoize } from '../model/memoize.ts';
import { type Message, messagesOf, type Originals, originalsOf } from '../model/messages.ts';

/** Texts that are translations of each other: the dictionaries, or the copies of one page. */
export interface TextSet {
  /** The page of these copies; absent for the dictionaries. */
  readonly page?: PageWithCopies;
  /** The pages that are checked together with it: its batch, or the contracts. */
  readonly batch: PageBatch;
  /** The file in the source language, if there is one. */
  readonly base: TextFile | undefined;
  /** Every file, including the source. */
  readonly files: readonly TextFile[];
}

/** The texts of one language, flattened once for all checks. */
export interface TextFile extends Entry<Wording> {
  /** Language code: `de`. */
  readonly language: string;
  /** Every text with its path in the file, in order. */
  readonly leaves: readonly Message[];
  /** The texts with tokens, markup, digits or apostrophes, and gaps. */
  readonly marked: readonly Message[];
  /** The sources of its texts; absent in the source itself and if the source is missing. */
  readonly originals?: Originals;
}

/** The texts of all pages of a batch, in their order. */
export function textSetsOf(batch: PageBatch): TextSet[] {
  return [...batch.values()].map((page) => ({ page, batch, ...readTexts(page.definition.value.source, page.copies) }));
}

export function dictionarySet({ site, dictionaries }: Pick<SharedContent, 'site' | 'dictionaries'>): TextSet {
  return { batch: new Map(), ...readTexts(site.value.sourceLanguage, dictionaries) };
}

function readTexts(source: string, entries: ReadonlyMap<string, Entry<Wording>>): Pick<TextSet, 'base' | 'files'> {
  const original = entries.get(source)?.value;
  const files = [...entries].map(([language, { value, file }]): TextFile => {
    const leaves = messagesOf(value);
    const marked = leaves.filter(({ isPlain }) => !isPlain);
    const originals = original && language !== source ? originalsOf(value, original) : undefined;
    return { language, value, file, leaves, marked, ...(originals && { originals }) };
  });
  return { base: files.find(({ language }) => language === source), files };
}

export interface PlacedText extends Pick<ContractText, 'language' | 'text' | 'file' | 'dataPath'> {
  /** Whether it has no token, markup, digit or apostrophe. */
  readonly isPlain: boolean;
  /** The source text; absent in the source itself, and if it is missing. */
  readonly original?: string;
  readonly isClause: boolean;
}

/** A text, and the countries that read it: those of its page, or of the documents that inherit its clause. */
export interface TextWithReaders extends Pick<PlacedText, 'text' | 'file' | 'dataPath'> {
  readonly readers: () => readonly string[];
}

/** The texts with tokens, markup, digits or apostrophes. */
export const markedTexts = (texts: Pick<TextSet, 'page' | 'files'>): readonly PlacedText[] =>
  placedTexts(texts).filter(({ isPlain }) => !isPlain);

/** All texts, without gaps. Cached: most checks ask. */
export const placedTexts = memoize(({ page, files }: Pick<TextSet, 'page' | 'files'>): readonly PlacedText[] => {
  const isContract = outlineOf(page) !== undefined;
  return files.flatMap(({ language, file, originals, leaves }) =>
    leaves.flatMap(({ path, value: text, isPlain }, index) => {
      if (isGap(text)) return [];
      const original = originals?.values[index];
      const isClause = isContract && path[0] === 'clauses';
      return { language, text, isPlain, file, dataPath: path, isClause, ...(typeof original === 'string' && { original }) };
    }),
  );
}, new WeakMap());
