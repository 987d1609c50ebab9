import type { Content } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { numbersOf, textIdsOf } from '../model/outline.ts';
import { lineageOf } from '../model/page-copies.ts';
import { clauseWords } from './clause-words.ts';

interface ClausePair {
  /** `use.secrecy`, or `use` for the heading of a section. */
  readonly id: string;
  readonly number: string;
  readonly source: string | undefined;
  readonly text: string | undefined;
  /** The file that words it in the requested language. */
  readonly file: string | undefined;
}

/** A contract and every clause of it in one language beside its source, in order. Nothing where there is no such contract or language. */
export function clausesSideBySide(
  content: Content,
  { document, language }: { document: string; language: string },
): ClausePair[] | undefined {
  const page = content.pages.get(document);
  const outline = outlineOf(page);
  if (!page || !outline || !Object.hasOwn(content.languages.value, language)) return undefined;
  const numbers = numbersOf(outline.sections);
  // The texts that all others translate come first; what a country adds is worded in its own source language.
  const sources = lineageOf(content, page)
    .map(({ definition }) => definition.value.source)
    .reverse();
  return textIdsOf(outline.sections).map((id) => {
    const shown = id.replace(/\.heading$/, '');
    const own = clauseWords(content, page, { id, language, numbers });
    const [source] = sources.flatMap((from) => clauseWords(content, page, { id, language: from, numbers }) ?? []);
    return { id: shown, number: numbers.get(shown) ?? '', source: source?.words, text: own?.words, file: own?.file };
  });
}
