import { posix } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import { languageOfFile } from '../model/language-tag.ts';
import type { ContentFolder } from './content-folder.ts';
import { pageFileOf } from './content-paths.ts';
import type { LinkedModules } from './link-modules.ts';

/**
 * WL1028: translations that pass a wrong source to `translate`: the text of another page, or another translation. Their types would be
 * compared with the wrong text. Imports of groups of other pages are allowed.
 */
export function wrongSources(
  { name, modules }: ContentFolder,
  content: Pick<SharedContent, 'languages' | 'pages' | 'site'> | undefined,
  { imports }: Pick<LinkedModules, 'imports'>,
): Diagnostic[] {
  if (!content) return [];
  const translated = (path: string) => {
    const imported = imports.get(path);
    const written = imported && sourceWritten(modules.read(path) ?? '');
    const source = written && posix.join(posix.dirname(path), written.specifier);
    return written && source && imported.has(source) && languageOf(source) !== undefined ? { source, written } : undefined;
  };
  const reported = new Map<string, Misnamed | undefined>();
  return [...imports].flatMap(([path, imported]): Diagnostic[] => {
    const own = ownSource(path, { name, content });
    // Nearly every file imports only its own source.
    if (!own || (imported.size === 1 && imported.has(own.path))) return [];
    if (!reported.has(own.path)) reported.set(own.path, misnamed(own, translated(own.path)?.source));
    const wrong = reported.get(own.path);
    const found = translated(path);
    if (path === own.path) return wrong ? [notTheSource(wrong, name)] : [];
    if (!found || found.source === own.path || found.source === wrong?.translates) return [];
    return [
      diagnosticOf({ file: `${name}/${path}`, other: `${name}/${found.source}`, source: `${name}/${own.path}`, written: found.written }),
    ];
  });
}

/** The source of a translation, and the place that declares it. */
interface Source {
  readonly path: string;
  readonly language: string;
  readonly declared: { readonly file: string; readonly dataPath: readonly string[] };
}

function ownSource(
  path: string,
  { name, content }: { name: string; content: Pick<SharedContent, 'languages' | 'pages' | 'site'> },
): Source | undefined {
  if (languageOf(path) === undefined) return undefined;
  const page = pageFileOf(path);
  if (!page) {
    const language = content.site.value.sourceLanguage;
    return { path: `dictionaries/${language}.ts`, language, declared: { file: content.site.file, dataPath: ['sourceLanguage'] } };
  }
  const definition = content.pages.get(page.id)?.definition;
  if (definition?.file !== `${name}/${page.folder}/page.ts`) return undefined;
  const language = definition.value.source;
  // A language that the site does not have is reported separately (WL1007).
  if (!Object.hasOwn(content.languages.value, language)) return undefined;
  return { path: `${page.folder}/${language}.ts`, language, declared: { file: definition.file, dataPath: ['source'] } };
}

/** The language in the name of a dictionary or a copy. */
const languageOf = (path: string) =>
  pageFileOf(path)?.language ?? (posix.dirname(path) === 'dictionaries' ? languageOfFile(path) : undefined);

/** A declared source that is itself a translation of a text beside it: only the declaration is wrong. */
interface Misnamed extends Source {
  readonly translates: string;
}

function misnamed(source: Source, translates: string | undefined): Misnamed | undefined {
  const beside = translates !== undefined && translates !== source.path && posix.dirname(translates) === posix.dirname(source.path);
  return beside ? { ...source, translates } : undefined;
}

function notTheSource({ path, language, declared, translates }: Misnamed, name: string): Diagnostic {
  const right = languageOf(translates) ?? '';
  const key = declared.dataPath.join('.');
  return finding('WL1028', {
    ...declared,
    message: `The declared source, ${name}/${path}, is a translation of ${name}/${translates}.`,
    hint: `Write ${key}: '${right}', or make ${name}/${path} the source, and let the others translate it.`,
    found: language,
    expected: right,
    related: [{ file: `${name}/${path}`, message: `translates ${right}.ts` }],
    suggestionIntent: { title: `Write ${key}: '${right}'`, changes: [{ replace: language, by: right }] },
  });
}

interface SourceImport {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

/** The import that a file passes to `translate` as the source. */
function sourceWritten(text: string): SourceImport | undefined {
  const given = /\btranslate\(\s*([\w$]+)\s*,/.exec(text)?.[1];
  const found = given && new RegExp(`^import\\s+${given.replaceAll('$', '\\$')}\\s+from\\s+['"]([^'"]+)['"]`, 'm').exec(text);
  const specifier = found?.[1];
  if (!found || !specifier) return undefined;
  const before = text.slice(0, found.index + found[0].lastIndexOf(specifier));
  return { specifier, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

interface Wrong {
  readonly file: string;
  /** The names of the wrong and the right source file. */
  readonly other: string;
  readonly source: string;
  readonly written: SourceImport;
}

function diagnosticOf({ file, other, source, written: { specifier, line, column } }: Wrong): Diagnostic {
  const right = `./${posix.basename(source)}`;
  const edit = { file, line, column, endLine: line, endColumn: column + specifier.length, oldText: specifier, newText: right };
  return finding('WL1028', {
    file,
    line,
    column,
    endLine: edit.endLine,
    endColumn: edit.endColumn,
    message: `This file translates ${other}; a translation in ${posix.dirname(source)} translates ${source}.`,
    hint: `Write import source from '${right}'.`,
    found: specifier,
    expected: edit.newText,
    fix: { title: `Import ${right}`, edits: [edit] },
  });
}
