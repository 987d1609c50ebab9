import type { Page, SharedContent } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';
import { numbersOf, type Outline, ownIdsOf, partsOf, textIdsOf } from '../model/outline.ts';
import { printedDocument } from '../model/printed-documents.ts';
import type { FactWriter } from './fact-formats.ts';

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
  const sources = new Map(printedDocument(content, page, { language, writeFact })?.texts.map(({ id, text }) => [id, text]));
  const sourceOf = (id: string) => sources.get(id) ?? '';
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
