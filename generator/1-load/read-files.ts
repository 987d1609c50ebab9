import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/content.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-paths.ts';
import { describeIssue, issuesOf } from './describe-issue.ts';
import { defaultOf, type Imported } from './import-module.ts';
import { type LinkedModules, linkModules, noModules } from './link-modules.ts';
import { refusalsOf } from './refuse/refuse.ts';
import { schemas } from './schemas/schemas.ts';
import { suspectCharacters } from './suspect-characters.ts';
import { unreadableValue } from './unreadable-value.ts';

export interface ReadFiles {
  /** Path → the value that the file exports, valid for its kind. */
  readonly values: ReadonlyMap<string, Entry<unknown>>;
  /** Diagnostics of files without a valid value, and of characters in texts, in the order of the paths. */
  readonly diagnostics: readonly Diagnostic[];
  readonly linked: LinkedModules;
}

/** Evaluates and validates files of a content folder, except those in `earlier`. */
export async function readFiles(folder: ContentFolder, paths: readonly string[], earlier: LinkedModules = noModules): Promise<ReadFiles> {
  const { name, modules, importer } = folder;
  const linked = linkModules(paths, modules, earlier);
  const exportsOf = (path: string) => linked.direct.get(path) ?? earlier.direct.get(path);
  const others = paths.filter((path) => !exportsOf(path));
  const refused = await refusalsOf(folder, others);
  const imported = await importer.importDefaults(others.flatMap((path) => (refused.has(path) ? [] : `${name}/${path}`)));
  const values = new Map<string, Entry<unknown>>();
  const diagnostics: Diagnostic[] = [];
  for (const path of paths) {
    const file = `${name}/${path}`;
    const faults = refused.get(path);
    if (faults) {
      diagnostics.push(...faults);
      continue;
    }
    const checked = check(path, file, toRead(imported.get(file), file) ?? defaultOf(exportsOf(path) ?? {}, file));
    if ('diagnostics' in checked) diagnostics.push(...checked.diagnostics);
    else {
      values.set(path, { value: checked.value, file });
      diagnostics.push(...suspectCharacters(checked.value, file));
    }
  }
  return { values, diagnostics, linked };
}

/** The TypeScript loader may return any value; the scanner returns only data. */
function toRead(imported: Imported | undefined, file: string): Imported | undefined {
  const diagnostic = imported && 'value' in imported ? unreadableValue(imported.value, file) : undefined;
  return diagnostic ? { diagnostic } : imported;
}

/** The value if it fits its kind of file, or a diagnostic for each field that does not (WL1003, WL1013). */
function check(path: string, file: string, read: Imported): { value: unknown } | { diagnostics: Diagnostic[] } {
  if ('diagnostic' in read) return { diagnostics: [read.diagnostic] };
  const { value } = read;
  const kind = kindOf(path);
  if (!kind || (kind === 'wording' && isWording(value))) return { value };
  const issues = issuesOf(schemas[kind], value);
  return issues.length ? { diagnostics: issues.map((issue) => describeIssue(issue, kind, { file, value })) } : { value };
}

/** A fast path: most files are nothing but texts in groups, and the schema takes many times as long. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'string' && !isWording(inner)) return false;
  }
  return true;
}
