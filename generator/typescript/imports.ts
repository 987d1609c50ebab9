import type { Span } from '../diagnostics/place-in-text.ts';
import type { Node, NodeOf } from './nodes.ts';

type Program = NodeOf<'Program'>;

/** An import or re-export that exists at run time, not of types alone. */
export interface Imported {
  readonly specifier: string;
  /** The specifier with its quotation marks. */
  readonly span: Span;
}

/** The imports and re-exports of a module that exist at run time. */
export function importsOf({ body }: Program): Imported[] {
  return body.flatMap((statement) => {
    const source = isOfTypes(statement) || !('source' in statement) ? null : statement.source;
    return source ? [{ specifier: source.value, span: [source.start, source.end] as const }] : [];
  });
}

const isOfTypes = (statement: Node) =>
  ('importKind' in statement && statement.importKind === 'type') || ('exportKind' in statement && statement.exportKind === 'type');

export interface ImportedName {
  readonly specifier: string;
  /** The exported name: `default`, or `*` for all of them. */
  readonly name: string;
}

/** Local name → the name that a module imports under it, types included. */
export function importedNames({ body }: Program): ReadonlyMap<string, ImportedName> {
  return new Map(
    body
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) => specifiers.map((one) => [one.local.name, { specifier: source.value, name: exportedName(one) }])),
  );
}

function exportedName(specifier: NodeOf<'ImportDeclaration'>['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value;
}
