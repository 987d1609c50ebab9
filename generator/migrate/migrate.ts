import { posix } from 'node:path';
import { Project, type SourceFile } from 'ts-morph';
import { changedLines, type LineChange } from './changed-lines.ts';
import type { Remainder, SiteSources } from './codemod.ts';
import { codemods } from './codemods.ts';

/** What a codemod has changed at one place. */
export interface MigratedLines extends LineChange {
  readonly file: string;
  /** What the codemod does, in the imperative, and the version that it belongs to. */
  readonly title: string;
}

export interface Migration {
  /** File → its new text; files that stay are not in it. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly MigratedLines[];
  /** What is left to a person. */
  readonly remainders: readonly Remainder[];
  /** Files that cannot be parsed. If there are any, nothing is changed. */
  readonly unreadable: readonly Remainder[];
}

/** Applies every codemod to the source files of a site (path relative to its folder → text). Same files, same result; nothing is written. */
export function migrate(texts: ReadonlyMap<string, string>): Migration {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true, allowJs: true } });
  const list = [...texts].map(([path, text]) => ({ path, source: project.createSourceFile(`/${path}`, text) }));
  const unreadable = list.flatMap(({ path, source }) => syntaxErrors(project, source, path));
  if (unreadable.length) return { files: new Map(), changes: [], remainders: [], unreadable };
  const site: SiteSources = {
    list,
    has: (path) => texts.has(path),
    targetOf: (specifier, importer) => posix.join(posix.dirname(importer), specifier),
  };
  const changes: MigratedLines[] = [];
  const remainders: Remainder[] = [];
  for (const { title, version, run } of codemods)
    for (const file of list) {
      const before = file.source.getFullText();
      remainders.push(...run(file, site));
      changes.push(
        ...changedLines(before, file.source.getFullText()).map((lines) => ({ file: file.path, title: `${title} (${version})`, ...lines })),
      );
    }
  const changed = new Set(changes.map(({ file }) => file));
  const files = list
    .filter(({ path }) => changed.has(path))
    .map(({ path, source }) => [path, mark(texts.get(path)) + source.getFullText()] as const);
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
