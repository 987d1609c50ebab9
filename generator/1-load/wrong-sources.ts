import { posix } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/place-in-text.ts';
import type { SharedContent } from '../model/content.ts';
import { languageOfFile } from '../model/language-tag.ts';
import type { ContentFolder } from './content-folder.ts';
import { pageFileOf } from './content-paths.ts';
import type { LinkedModules } from './link-modules.ts';
import { editAt } from './positions/make-edits.ts';

type SourceContent = Pick<SharedContent, 'languages' | 'pages' | 'site'>;

/** WL1028: translations that pass the text of another page, or another translation, to `translate` as their source. */
export function wrongSources(
  { name, modules }: ContentFolder,
  content: SourceContent | undefined,
  { imports }: Pick<LinkedModules, 'imports'>,
): Diagnostic[] {
  if (!content) return [];
  const translated = (path: string) => {
    const text = imports.has(path) ? (modules.read(path) ?? '') : '';
    const span = sourceSpan(text);
    const source = span && posix.join(posix.dirname(path), text.slice(...span));
    return source && imports.get(path)?.has(source) && languageOf(source) !== undefined ? { source, text, span } : undefined;
  };
  const reported = new Map<string, Misnamed | undefined>();
  return [...imports].flatMap(([path, imported]): Diagnostic[] => {
    const own = ownSource(path, name, content);
    // Nearly every file imports only its own source.
    if (!own || (imported.size === 1 && imported.has(own.path))) return [];
    if (!reported.has(own.path)) reported.set(own.path, misnamed(own, translated(own.path)?.source));
    const wrong = reported.get(own.path);
    if (path === own.path) return wrong ? [notTheSource(wrong, name)] : [];
    const other = translated(path);
    if (!other || [own.path, path, wrong?.translates].includes(other.source)) return [];
    const edit = editAt({ file: `${name}/${path}`, text: other.text }, other.span, `./${posix.basename(own.path)}`);
    const { oldText: found, newText: expected, ...place } = edit;
    return [
      finding('WL1028', {
        ...place,
        message: `This file translates ${name}/${other.source}; a translation in ${name}/${posix.dirname(own.path)} translates ${name}/${own.path}.`,
        hint: `Write import source from '${expected}'.`,
        found,
        expected,
        fix: { title: `Import ${expected}`, edits: [edit] },
      }),
    ];
  });
}

/** The source of a translation, and the place that declares it. */
interface Source {
  readonly path: string;
  readonly language: string;
  readonly declared: { readonly file: string; readonly dataPath: readonly string[] };
}

/** The source that a text has to translate. Undefined for other files, and for a source in an unlisted language, which is WL1007. */
function ownSource(path: string, name: string, content: SourceContent): Source | undefined {
  if (languageOf(path) === undefined) return undefined;
  const { site, languages } = content;
  const page = pageFileOf(path);
  const definition = page && content.pages.get(page.id)?.definition;
  if (page && definition?.file !== `${name}/${page.folder}/page.ts`) return undefined;
  const language = definition?.value.source ?? site.value.sourceLanguage;
  if (!Object.hasOwn(languages.value, language)) return undefined;
  const declared = definition ? { file: definition.file, dataPath: ['source'] } : { file: site.file, dataPath: ['sourceLanguage'] };
  return { path: `${page?.folder ?? 'dictionaries'}/${language}.ts`, language, declared };
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

/** The specifier of the import that a file passes to `translate` as the source, without its quotation marks. */
function sourceSpan(text: string): Span | undefined {
  const name = /\btranslate\(\s*([\w$]+)\s*,/.exec(text)?.[1];
  const match = name && new RegExp(`^import\\s+${name.replaceAll('$', '\\$')}\\s+from\\s+['"]([^'"]+)(?=['"])`, 'm').exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return [end - (match[1] as string).length, end];
}
