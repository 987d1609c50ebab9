import { resolve } from 'node:path';
import { installedFrom } from './installed-from.ts';
import { completeLanguages, inLanguages } from './language-files.ts';
import { readStarter, type StarterName } from './read-starter.ts';

interface NewSite {
  readonly folder: string;
  readonly name: string;
  readonly starter: StarterName;
  /** Tags (BCP 47); the first is the source language, and one of `starterLanguages`. */
  readonly languages: readonly string[];
}

/** The languages in which a starter has all of its texts. */
export const starterLanguages = async (starter: StarterName): Promise<string[]> => completeLanguages((await readStarter(starter)).keys());

/** The files of a new site, by their path in its folder. Nothing is written. */
export async function newSite({ folder, name, starter, languages }: NewSite): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(await readStarter(starter));
  const texts = new Map<string, string>();
  for (const [path, data] of files) if (/\.(ts|json)$/.test(path)) texts.set(path, data.toString());
  for (const path of texts.keys()) files.delete(path);
  for (const [path, text] of inLanguages(texts, languages)) files.set(path, text);
  const manifest = JSON.parse(texts.get('package.json') ?? '{}');
  const dependencies = { ...manifest.dependencies, wortlaut: await installedFrom(resolve(folder)) };
  return files.set('package.json', `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`);
}
