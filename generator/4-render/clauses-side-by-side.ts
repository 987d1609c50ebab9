import type { SharedContent } from '../model/content.ts';
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
  /** The file with its text in the requested language. */
  readonly file: string | undefined;
}

/** Every clause of a contract in one language beside its source text, in order. Undefined if the contract or the language does not exist. */
export function clausesSideBySide(
  content: SharedContent,
  { document, language }: { document: string; language: string },
): ClausePair[] | undefined {
  const page = content.pages.get(document);
  const outline = outlineOf(page);
  if (!page || !outline || !Object.hasOwn(content.languages.value, language)) return undefined;
  const numbers = numbersOf(outline.sections);
  // The sources of all translations come first; clauses that a country adds are written in its own source language.
  const sources = lineageOf(content.pages, page)
    .map(({ definition }) => definition.value.source)
    .reverse();
  return textIdsOf(outline.sections).map((id) => {
    const shown = id.replace(/\.heading$/, '');
    const words = clauseWords(content, page, { id, language, numbers });
    const [source] = sources.flatMap((from) => clauseWords(content, page, { id, language: from, numbers }) ?? []);
    return { id: shown, number: numbers.get(shown) ?? '', source: source?.words, text: words?.words, file: words?.file };
  });
}
