import type { Content } from '../model/content.ts';
import { numbersOf, type Outline } from '../model/outline.ts';
import { clauseWords } from './clause-words.ts';

export interface ClausePair {
  /** `use.secrecy`, or `use` for the heading of a section. */
  readonly id: string;
  readonly number: string;
  readonly source: string | undefined;
  readonly text: string | undefined;
  /** The file that words it in the language asked for. */
  readonly file: string | undefined;
}

/** A contract and every clause of it in one language beside its source, in order. Nothing where there is no such contract or language. */
export function clausesBeside(content: Content, { document, language }: { document: string; language: string }): ClausePair[] | undefined {
  const page = content.pages.get(document);
  const { outline } = (page?.definition.value.structure ?? {}) as { outline?: Outline };
  if (!page || !outline || !Object.hasOwn(content.languages.value, language)) return undefined;
  const numbers = numbersOf(outline.sections);
  const pair = (id: string, shown: string): ClausePair => {
    const own = clauseWords(content, page, { id, language, numbers });
    // What a country adds is worded first in its own source language.
    const [source] = [sourceLanguage(content, document), page.definition.value.source].flatMap(
      (from) => clauseWords(content, page, { id, language: from, numbers }) ?? [],
    );
    return { id: shown, number: numbers.get(shown) ?? '', source: source?.words, text: own?.words, file: own?.file };
  };
  return Object.entries(outline.sections).flatMap(([section, clauses]) => [
    pair(`${section}.heading`, section),
    ...clauses.map((clause) => pair(`${section}.${clause}`, `${section}.${clause}`)),
  ]);
}

/** The source language of the contract at the end of the line of inheritance: that of the texts that all others translate. */
function sourceLanguage({ pages }: Content, document: string): string {
  const seen = new Set<string>();
  let page = pages.get(document);
  for (let next = page; next && !seen.has(next.id); next = pages.get(next.definition.value.inherits ?? '')) {
    seen.add(next.id);
    page = next;
  }
  return page?.definition.value.source ?? '';
}
