import type { Content, Entry, Page, Wording } from '../model/content.ts';
import type { Outline } from '../model/outline.ts';
import { leavesOf, wordingAt } from '../model/wording.ts';
import { type Clause, documentsOf } from './documents.ts';
import type { Lexicon } from './language/lexicon.ts';
import { lexicons } from './language/lexicons.ts';

/** A clause or heading in the file that words it. Documents that inherit it do not have it again. */
export interface WrittenClause extends Clause {
  readonly page: Page;
  readonly outline: Outline;
  readonly language: string;
  readonly isHeading: boolean;
  /** The same clause in the document's source language; none in the source itself. */
  readonly source: string | undefined;
}

/** Every clause and heading of every contract document, once, where it is written. */
export function writtenClauses(content: Pick<Content, 'pages'>): WrittenClause[] {
  return documentsOf(content).flatMap(({ page, outline }) =>
    [...page.copies].flatMap(([language, entry]) => clausesIn({ page, outline, language, entry })),
  );
}

interface Copy extends Pick<WrittenClause, 'page' | 'outline' | 'language'> {
  readonly entry: Entry<Wording>;
}

function clausesIn({ page, outline, language, entry }: Copy): WrittenClause[] {
  const original = language === page.definition.value.source ? undefined : page.copies.get(page.definition.value.source)?.value;
  return leavesOf(entry.value).flatMap(({ path, value: text }) => {
    if (path[0] !== 'clauses' || typeof text !== 'string' || !text.trim()) return [];
    const source = original && wordingAt(original, path);
    return [
      {
        page,
        outline,
        language,
        id: path.slice(1).join('.'),
        text,
        file: entry.file,
        dataPath: path,
        isHeading: path.at(-1) === 'heading',
        source: typeof source === 'string' ? source : undefined,
      },
    ];
  });
}

/** Those whose language has a lexicon, with it. */
export function readClauses(content: Pick<Content, 'pages'>): { readonly clause: WrittenClause; readonly lexicon: Lexicon }[] {
  return writtenClauses(content).flatMap((clause) => {
    const lexicon = lexicons.get(clause.language);
    return lexicon ? [{ clause, lexicon }] : [];
  });
}
