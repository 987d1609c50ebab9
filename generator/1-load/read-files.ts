import { types } from 'node:util';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/content.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-paths.ts';
import { describeIssue, issuesOf } from './describe-issue.ts';
import { defaultOf, type Imported } from './import-module.ts';
import { type LinkedModules, linkModules, noModules } from './link-modules.ts';
import { refusalsOf } from './refuse/refuse.ts';
import { schemas } from './schemas/schemas.ts';
import { suspectCharacters } from './suspect-characters.ts';

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

/** WL1037: why an exported value is not plain data: it contains itself, is a Proxy, or has a throwing getter. Otherwise undefined. */
export function unreadableValue(value: unknown, file: string): Diagnostic | undefined {
  const fault = faultIn(value, [], { above: new Set(), sound: new Set() });
  if (!fault) return undefined;
  const { path, what } = fault;
  return finding('WL1037', { file, dataPath: path }, [
    `${path.length ? `'${path.join('.')}'` : 'The definition'} ${what}, so it cannot be read as data.`,
    'Write out the values themselves: texts, numbers, lists and groups.',
  ]);
}

interface UnreadablePart {
  readonly path: readonly string[];
  readonly what: string;
}

interface Walk {
  /** The groups that contain the value. */
  readonly above: Set<object>;
  /** Objects without a fault: several names may share one. */
  readonly sound: Set<object>;
}

function faultIn(value: unknown, path: readonly string[], walk: Walk): UnreadablePart | undefined {
  if (typeof value !== 'object' || value === null || walk.sound.has(value)) return undefined;
  if (types.isProxy(value)) return { path, what: 'is a Proxy' };
  if (walk.above.has(value)) return { path, what: 'contains itself' };
  walk.above.add(value);
  for (const key of Object.keys(value)) {
    const inside = read(value, key);
    const fault =
      'error' in inside ? { path: [...path, key], what: describeError(inside.error) } : faultIn(inside.value, [...path, key], walk);
    if (fault) return fault;
  }
  walk.above.delete(value);
  walk.sound.add(value);
  return undefined;
}

function read(group: object, key: string): { readonly value: unknown } | { readonly error: unknown } {
  try {
    return { value: (group as Readonly<Record<string, unknown>>)[key] };
  } catch (error) {
    return { error };
  }
}

const describeError = (error: unknown) =>
  `stops with an error when it is asked for (${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]})`;
