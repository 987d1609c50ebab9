import { type Diagnostic, finding, type Place } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { statementsIn, withoutComments } from '../../styles/statements.ts';
import { unknownRule } from './check-declarations.ts';

/** A file of the theme, or a sheet of a package. */
interface Source {
  readonly file: string;
  readonly text: string;
}

interface Shipped {
  readonly sheets: readonly string[];
  /** The files of which the sheets are made or that import them, those of the theme first. */
  readonly sources: readonly Source[];
}

/**
 * WL5051: at-rules in the shipped sheets that browsers drop, each name once: those of packages, and those for a plugin that is missing. They are
 * reported where the theme has them, or where it imports their package.
 */
export function checkShipped({ sheets, sources }: Shipped): Diagnostic[] {
  const names = new Set(sheets.flatMap(statementsIn).flatMap(({ kind, name }) => (kind === 'at-rule' ? name : [])));
  return [...names].flatMap((name) =>
    unknownRule({ name, at: 0 }).map(({ code, at: _, ...said }) => finding(code, { ...placeOf(name, sources), ...said })),
  );
}

function placeOf(name: string, sources: readonly Source[]): Partial<Place> {
  const rule = new RegExp(`@${name}(?![\\w-])`);
  const source = sources.find(({ file, text }) => file.endsWith('.css') && rule.test(withoutComments(text)));
  if (!source) return {};
  const [, owner] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source.file) ?? [];
  if (!owner) return { file: source.file, ...positionAt(source.text, source.text.search(rule)) };
  const imported = new RegExp(`["']${owner}(?=["'/])`);
  const importer = sources.find(({ file, text }) => !file.includes('node_modules/') && imported.test(text));
  return importer ? { file: importer.file, ...positionAt(importer.text, importer.text.search(imported)) } : { file: source.file };
}
