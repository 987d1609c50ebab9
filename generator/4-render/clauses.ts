import { type AttestedClause, attestedClauses } from '../model/attested-clauses.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { documentsOf, outlineOf } from '../model/contract-documents.ts';
import { wordingAt } from '../model/messages.ts';
import { numbersOf, type Outline, ownIdsOf, partsOf, textIdsOf } from '../model/outline.ts';
import { copiesOf, lineageOf } from '../model/page-copies.ts';
import { printedText } from '../model/printed-text.ts';
import type { FactWriter } from './fact-formats.ts';

interface PlainWords {
  readonly language: string;
  readonly numbers: ReadonlyMap<string, string>;
  readonly writeFact: FactWriter;
}

/** A clause (`use.secrecy` or `use.heading`) in plain words, and the file with its text. Undefined if the language leaves it out. */
function clauseWords(
  content: SharedContent,
  page: Page,
  { id, ...plain }: PlainWords & { readonly id: string },
): { words: string; file: string } | undefined {
  for (const { value, file } of copiesOf(content.contracts, page, plain.language)) {
    const text = wordingAt(value, ['clauses', ...partsOf(id)]);
    if (typeof text === 'string') return { words: printedText(content, text, { ...plain, tag: plain.language }), file };
    if (text !== undefined) return undefined;
  }
  return undefined;
}

interface ClausePair {
  /** `use.secrecy`, or `use` for the heading of a section. */
  readonly id: string;
  readonly number: string;
  readonly source: string | undefined;
  readonly text: string | undefined;
  /** The file with its text in the requested language. */
  readonly file: string | undefined;
  /** How far its text in the requested language is; absent without a text. */
  readonly attested?: Pick<AttestedClause, 'state' | 'source' | 'text' | 'entry'>;
}

/** Every clause of a contract in one language beside its source text, in order. Undefined if the contract or the language does not exist. */
export function clausesSideBySide(
  content: SharedContent,
  { document, language, writeFact }: { document: string; language: string; writeFact: FactWriter },
): ClausePair[] | undefined {
  const page = content.pages.get(document) ?? documentsOf(content).find((one) => one.outline.id === document)?.page;
  const outline = outlineOf(page);
  if (!page || !outline || !Object.hasOwn(content.languages.value, language)) return undefined;
  const numbers = numbersOf(outline.sections);
  // The sources of all translations come first; clauses that a country adds are written in its own source language.
  const sources = lineageOf(content.pages, page)
    .map(({ definition }) => definition.value.source)
    .reverse();
  const attested = new Map(attestedClauses(content, writeFact).map((one) => [`${one.file} ${one.clause}`, one]));
  return textIdsOf(outline.sections).map((id) => {
    const shown = id.replace(/\.heading$/, '');
    const words = clauseWords(content, page, { id, language, numbers, writeFact });
    const [source] = sources.flatMap((from) => clauseWords(content, page, { id, language: from, numbers, writeFact }) ?? []);
    const own = words && attested.get(`${words.file} ${id}`);
    return {
      ...{ id: shown, number: numbers.get(shown) ?? '', source: source?.words, text: words?.words, file: words?.file },
      ...(own && { attested: own }),
    };
  });
}

/** Path of the guide → text, for every contract with own clauses. */
export function clauseGuides(content: SharedContent, writeFact: FactWriter): Map<string, string> {
  return new Map(
    documentsOf(content).flatMap(({ page, outline }) =>
      ownIdsOf(outline).length
        ? [[page.definition.file.replace(/page\.ts$/, 'guide.ts'), clauseGuide(content, { page, outline, writeFact })] as const]
        : [],
    ),
  );
}

/**
 * The file `guide.ts` of a contract: for every clause in its text files, the number and the source text as a comment, which an editor shows
 * for the clause's name. An interface, because the language server of TypeScript 7 loses comments on mapped types. It constrains nothing,
 * so that each fault is reported once, by `translate`.
 */
function clauseGuide(
  content: SharedContent,
  { page, outline, writeFact }: { readonly page: Page; readonly outline: Outline; readonly writeFact: FactWriter },
): string {
  const numbers = numbersOf(outline.sections);
  const language = page.definition.value.source;
  const sourceOf = (id: string) => clauseWords(content, page, { id, numbers, language, writeFact })?.words ?? '';
  const { override = {}, add = {} } = outline.changes ?? {};
  const ownIds = new Set(ownIdsOf(outline));
  const sections = Object.keys(outline.sections).flatMap((section) => {
    const ids = textIdsOf(outline.sections).filter((id) => ownIds.has(id) && partsOf(id)[0] === section);
    return ids.length ? [{ section, ids }] : [];
  });
  const entry = (id: string) => {
    const [section, clause] = partsOf(id);
    const number = numbers.get(clause === 'heading' ? section : id) ?? '';
    const reason = override[id] ?? add[id]?.reason;
    const lines = [`**${number}** ${sourceOf(id)}`, ...(reason ? [reason] : [])];
    return [comment(lines, '      '), `      readonly ${clause}?: unknown;`].join('\n');
  };
  const body = sections.map(({ section, ids }) =>
    [
      comment([`**${numbers.get(section)}** ${sourceOf(`${section}.heading`)}`], '    '),
      `    readonly ${section}?: {`,
      ...ids.map(entry),
      '      readonly [name: string]: unknown;',
      '    };',
    ].join('\n'),
  );
  return [
    '/** Written by the build from the outline and the source text; an editor shows it beside the name of a clause. */',
    'export interface Guide {',
    '  readonly clauses?: {',
    ...body,
    '    readonly [name: string]: unknown;',
    '  };',
    '  readonly [name: string]: unknown;',
    '}',
    '',
  ].join('\n');
}

function comment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) => line.replaceAll('*/', '* /'));
  return safe.length === 1
    ? `${indent}/** ${safe[0]} */`
    : `${indent}/**\n${safe.map((line) => `${indent} * ${line}`).join(`\n${indent} *\n`)}\n${indent} */`;
}
