import type { Content, Entry, Page, Wording } from '../model/content.ts';
import { type Message, messagesOf, type Originals, originalsOf } from '../model/messages.ts';
import { pagesIn, type Scope } from '../model/scope.ts';

/** Texts in all their languages that are translations of each other: the dictionaries, or the copies of one page. */
export interface TextSet {
  /** The page whose copies they are; absent for the dictionaries. */
  readonly page?: Page;
  /** The file in the source language, if there is one. */
  readonly base: TextFile | undefined;
  /** Every file, the source among them. */
  readonly files: readonly TextFile[];
}

/** The texts of one language, walked through once for all checks. */
export interface TextFile extends Entry<Wording> {
  readonly language: string;
  readonly leaves: readonly Message[];
  /** Those that are more than words, and gaps. */
  readonly marked: readonly Message[];
  /** What is translated; absent for the source itself and where there is none. */
  readonly originals?: Originals;
}

/** The sets of texts in a scope: the dictionaries first, then those of the pages in their order. */
export function textSetsIn(content: Pick<Content, 'site' | 'dictionaries' | 'pages' | 'batch'>, scope: Scope | undefined): TextSet[] {
  const ofPages = pagesIn(content, scope).map((page) => ({ page, ...readTexts(page.definition.value.source, page.copies) }));
  return scope === 'batch' ? ofPages : [readTexts(content.site.value.sourceLanguage, content.dictionaries), ...ofPages];
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
