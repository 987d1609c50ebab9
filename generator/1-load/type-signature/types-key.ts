import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readInputs } from '../../cache/input-files.ts';
import { openStore } from '../../cache/store.ts';
import { configSources } from '../../package/config-sources.mjs';
import { hash } from '../../package/hash.ts';
import { packageRoot } from '../../package/roots.mjs';

interface CompiledFolder {
  readonly folder: string;
  readonly siteRoot: string;
  readonly cache: string;
  /** The compiler's version and its settings. */
  readonly settings: string;
}

/** Inputs of the compiler beside the sources. npm writes the last one: the installed packages. */
const others = ['tsconfig.json', 'package.json', 'node_modules/.package-lock.json'];

/** A hash of everything that determines whether the compiler finds errors; undefined if only the compiler can tell. */
export async function typesKey({ folder, siteRoot, cache, settings }: CompiledFolder): Promise<string | undefined> {
  const { typeSignature } = await import('./type-signature.ts');
  const signature = typeSignature(folder);
  if (signature === undefined) return undefined;
  const { hash: sources } = await readInputs([join(siteRoot, 'runtime'), join(packageRoot, 'generator')], openStore(cache));
  const texts = await Promise.all(
    [...others, ...configSources(siteRoot)].map((path) => readFile(join(siteRoot, path), 'utf8').catch(() => '')),
  );
  return hash(JSON.stringify([settings, signature, sources, ...texts]));
}
