import type { Entry, PageWithCopies, SharedContent, Wording } from './content.ts';
import { documentsOf, outlineOf } from './contract-documents.ts';
import { memoize } from './memoize.ts';
import { messagesOf, wordingAt } from './messages.ts';
import type { Outline } from './outline.ts';

/** A clause or heading in the file with its text, without documents that inherit it. */
export interface WrittenClause {
  readonly page: PageWithCopies;
  readonly outline: Outline;
  readonly language: string;
  /** `use.secrecy`, or `use.heading`. */
  readonly id: string;
  readonly isHeading: boolean;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
  /** The clause in the document's source language; undefined for the source itself, and if the source lacks it. */
  readonly source: string | undefined;
}

/** Every clause and heading of every contract document, once, in its own file. Empty texts are left out. */
export const writtenClauses = ({ contracts }: Pick<SharedContent, 'contracts'>): readonly WrittenClause[] => clausesOfAll(contracts);

/** Cached for many checks; content does not change after loading. */
const clausesOfAll = memoize(
  (contracts: SharedContent['contracts']) => documentsOf({ contracts }).flatMap(({ page }) => clausesOf(page)),
  new WeakMap(),
);

/** The clauses of one page; empty if it is not a contract document. */
export function clausesOf(page: PageWithCopies): readonly WrittenClause[] {
  const outline = outlineOf(page);
  return outline ? [...page.copies].flatMap(([language, entry]) => clausesIn({ page, outline, language, entry })) : [];
}

interface Copy extends Pick<WrittenClause, 'page' | 'outline' | 'language'> {
  readonly entry: Entry<Wording>;
}

function clausesIn({ page, outline, language, entry }: Copy): WrittenClause[] {
  const original = language === page.definition.value.source ? undefined : page.copies.get(page.definition.value.source)?.value;
  return messagesOf(entry.value).flatMap(({ path, value: text }) => {
    if (path[0] !== 'clauses' || typeof text !== 'string' || !text.trim()) return [];
    const source = original && wordingAt(original, path);
    return [
      {
        page,
        outline,
        language,
        id: path.slice(1).join('.'),
        isHeading: path.at(-1) === 'heading',
        text,
        file: entry.file,
        dataPath: path,
        source: typeof source === 'string' ? source : undefined,
      },
    ];
  });
}
