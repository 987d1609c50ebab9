import { posix } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Linked } from './link-modules.ts';
import { pageFileOf } from './places.ts';

/**
 * Translations that hand the text of another page to `translate` (WL1028). The types would compare the file with the wrong text, and
 * what is missing of that one is no fault. A file that takes over groups of other pages besides is none of them.
 */
export function wrongSources(
  { name, modules }: ContentFolder,
  pages: Content['pages'],
  { imports }: Pick<Linked, 'imports'>,
): Diagnostic[] {
  return [...imports].flatMap(([path, imported]): Diagnostic[] => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    // Nearly every file imports its own source and nothing else.
    const others = [...imported].filter((file) => !file.startsWith(folder));
    const own = others.length ? pageFileOf(path) : undefined;
    if (own?.language === undefined || !others.some((file) => pageFileOf(file)?.language)) return [];
    const source = [...pages.values()].find(({ definition: { file } }) => file === `${name}/${own.folder}/page.ts`)?.definition.value
      .source;
    if (source === undefined || source === own.language) return [];
    const written = sourceWritten(modules.read(path) ?? '');
    const other = written && others.find((file) => file === posix.join(folder, written.specifier) && pageFileOf(file)?.language);
    if (!other) return [];
    return [diagnosticOf({ file: `${name}/${path}`, folder: own.folder, other, source, written })];
  });
}

interface Written {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

/** Where a file imports what it gives to `translate` as the source. */
function sourceWritten(text: string): Written | undefined {
  const given = /\btranslate\(\s*([\w$]+)\s*,/.exec(text)?.[1];
  const found = given && new RegExp(`^import\\s+${given.replaceAll('$', '\\$')}\\s+from\\s+['"]([^'"]+)['"]`, 'm').exec(text);
  const specifier = found?.[1];
  if (!found || !specifier) return undefined;
  const before = text.slice(0, found.index + found[0].lastIndexOf(specifier));
  return { specifier, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

interface Wrong {
  readonly file: string;
  readonly folder: string;
  readonly other: string;
  readonly source: string;
  readonly written: Written;
}

function diagnosticOf({ file, folder, other, source, written: { specifier, line, column } }: Wrong): Diagnostic {
  const edit = { file, line, column, endLine: line, endColumn: column + specifier.length, oldText: specifier, newText: `./${source}.ts` };
  return {
    code: 'WL1028',
    severity: 'error',
    file,
    line,
    column,
    endLine: edit.endLine,
    endColumn: edit.endColumn,
    message: `This file translates ${other}; a translation in ${folder} translates ${folder}/${source}.ts.`,
    hint: `Write import source from './${source}.ts'.`,
    found: specifier,
    expected: edit.newText,
    fix: { title: `Import ./${source}.ts`, edits: [edit] },
  };
}
