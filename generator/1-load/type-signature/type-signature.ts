import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { readInputs } from '../../cache/input-files.ts';
import { openStore } from '../../cache/store.ts';
import { hash } from '../../package/hash.ts';
import { packageRoot } from '../../package/roots.mjs';
import { relativeSpecifiers } from '../module-paths.ts';
import { moduleSignature } from './module-signature.ts';

interface CompiledFolder {
  readonly folder: string;
  readonly siteRoot: string;
  readonly cache: string;
  /** The compiler's version and its settings, and the state of theme and configuration. */
  readonly settings: string;
}

/** Inputs of the compiler beside the sources. npm writes the last one: the installed packages. */
const others = ['tsconfig.json', 'package.json', 'node_modules/.package-lock.json'];

/** A hash of everything that determines whether the compiler finds errors; undefined if only the compiler can tell. */
export async function typesKey({ folder, siteRoot, cache, settings }: CompiledFolder): Promise<string | undefined> {
  const signature = typeSignature(folder);
  if (signature === undefined) return undefined;
  const { hash: sources } = await readInputs([join(siteRoot, 'runtime'), join(packageRoot, 'generator')], openStore(cache));
  const texts = await Promise.all(others.map((path) => readFile(join(siteRoot, path), 'utf8').catch(() => '')));
  return hash(JSON.stringify([settings, signature, sources, ...texts]));
}

/**
 * A hash of everything in a content folder, or in some files of it, that the compiler's types can depend on: two states with the same hash have the same errors.
 * Undefined if the folder has an entry that is neither a file nor a folder.
 */
export function typeSignature(folder: string, isAsked: (path: string) => boolean = () => true): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (entries.some((entry) => !entry.isFile() && !entry.isDirectory())) return undefined;
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isAsked)
    .sort();
  const files = paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return { path, text, own: path.endsWith('.ts') ? moduleSignature(text) : undefined };
  });
  const namedIn = (path: string, specifier: string) => nameOf(posix.join(posix.dirname(path), specifier));
  // Types of a module that is read whole may depend on the words of those that it mentions.
  const read = new Set(files.flatMap(({ path, text, own }) => (own ? [] : relativeSpecifiers(text).map((one) => namedIn(path, one)))));
  const present = new Set(paths.map(nameOf));
  const parts = files.map(({ path, text, own }) => {
    const isRead = read.has(nameOf(path)) || read.has(nameOf(path).replace(/\/index$/, ''));
    const isGuided = own?.satisfies === undefined || isGeneratedGuide(namedIn(path, own.satisfies), present);
    return [path, own && isGuided && !isRead ? own.signature : text];
  });
  return hash(JSON.stringify(parts));
}

/** The signature of the files that every module knows by the declarations of the site: the compiler does not see that those depend on them. */
export const declaredSignature = (folder: string) => typeSignature(folder, (path) => /^(?:facts|dictionaries)\/|^brand\.ts$/.test(path));

/** Whether a module is the generated guide of a contract: editors show it, and to the compiler each of its members is unknown. */
const isGeneratedGuide = (name: string, present: ReadonlySet<string>) => posix.basename(name) === 'guide' && !present.has(name);

/** Imports may omit the extension, or use that of JavaScript. */
const nameOf = (path: string) => path.replace(/\.[cm]?[jt]sx?$/, '');
