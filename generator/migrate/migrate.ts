import { posix } from 'node:path';
import { Project, type SourceFile } from 'ts-morph';
import { changedLines, type LineChange } from './changed-lines.ts';
import type { Remainder, SiteSources } from './codemod.ts';
import { codemods } from './codemods.ts';

interface OfCodemod {
  readonly file: string;
  /** What the codemod does, in the imperative, and the version that it belongs to. */
  readonly title: string;
}

/** What a codemod has changed at one place. */
export interface MigratedLines extends OfCodemod, LineChange {
  readonly isDeleted?: never;
}

/** A file that a codemod has deleted. */
export interface DeletedFile extends OfCodemod {
  readonly isDeleted: true;
}

export interface Migration {
  /** File → its new text, or undefined where it is to be deleted; files that stay are not in it. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly changes: readonly (MigratedLines | DeletedFile)[];
  /** What is left to a person. */
  readonly remainders: readonly Remainder[];
  /** Files that cannot be parsed. If there are any, nothing is changed. */
  readonly unreadable: readonly Remainder[];
}

/**
 * Applies every codemod to the source files of a site (path relative to its folder → text), and to its
 * `tsconfig.json`. Same files, same result; nothing is written.
 */
export function migrate(texts: ReadonlyMap<string, string>): Migration {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true, allowJs: true } });
  const list = [...texts].map(([path, text]) => ({ path, source: project.createSourceFile(`/${path}`, text) }));
  const unreadable = list.flatMap(({ path, source }) => syntaxErrors(project, source, path));
  if (unreadable.length) return { files: new Map(), changes: [], remainders: [], unreadable };
  const sources = new Map(list.map(({ path, source }) => [path, source]));
  const site: SiteSources = {
    get list() {
      return list.filter(({ path }) => sources.has(path));
    },
    has: (path) => texts.has(path),
    sourceOf: (path) => sources.get(path),
    delete: (path) => void sources.delete(path),
    targetOf: (specifier, importer) => posix.join(posix.dirname(importer), specifier),
  };
  const changes: Migration['changes'][number][] = [];
  const remainders: Remainder[] = [];
  for (const { title, version, run } of codemods) {
    const before = site.list.map(({ path, source }) => [path, source.getFullText()] as const);
    for (const file of site.list) remainders.push(...run(file, site));
    for (const [file, text] of before) {
      const ofCodemod = { file, title: `${title} (${version})` };
      const after = sources.get(file)?.getFullText();
      if (after === undefined) changes.push({ ...ofCodemod, isDeleted: true });
      else changes.push(...changedLines(text, after).map((lines) => ({ ...ofCodemod, ...lines })));
    }
  }
  const changed = new Set(changes.map(({ file }) => file));
  const files = list
    .filter(({ path }) => changed.has(path))
    .map(({ path, source }) => [path, sources.has(path) ? mark(texts.get(path)) + source.getFullText() : undefined] as const);
  return { files: new Map(files), changes, remainders, unreadable };
}

function syntaxErrors(project: Project, source: SourceFile, path: string): Remainder[] {
  const [first] = project.getProgram().getSyntacticDiagnostics(source);
  if (!first) return [];
  const message = first.getMessageText();
  const sentence = typeof message === 'string' ? message : message.getMessageText();
  return [
    {
      file: path,
      line: first.getLineNumber() ?? 1,
      message: `This file cannot be parsed: ${sentence} Correct it, then run migrate again.`,
    },
  ];
}

/** The byte order mark of a text, which a parsed file does not have. */
const mark = (text = '') => (text.startsWith('\uFEFF') ? '\uFEFF' : '');
