import { resolve } from 'node:path';
import { type Inputs, readInputs } from '../../cache/input-files.ts';
import { openStore } from '../../cache/store.ts';
import { hash } from '../../package/hash.ts';
import { hashOfConfig, hashOfPackages } from '../../package/hash-of-site.ts';
import { cacheOf, packageRoot, type Settings, siteRoot, todayOf } from '../configuration/settings.ts';

export interface BuildInputs {
  readonly inputs: Inputs;
  /** Hash of everything that a build depends on. */
  readonly key: string;
  /** Hash of Wortlaut itself without its runtime, of the configuration of the site, of the installed packages, and of Node. */
  readonly version: () => string;
}

/** Reads the inputs of a build, unless sizes and times of the files show that nothing has changed. */
export async function inputsOf(settings: Settings): Promise<BuildInputs> {
  const folders = [resolve(settings.content), `${siteRoot}/runtime`, `${packageRoot}/generator`];
  const read = await readInputs(folders, openStore(cacheOf(settings)));
  const others = () => [hashOfPackages(siteRoot), hashOfConfig(siteRoot)];
  const [packages = '', config = ''] = others();
  const inputs: Inputs = {
    hash: hash(read.hash, packages, config),
    entries: read.entries,
    hashes: read.hashes,
    isAsRead: () => read.isAsRead() && others().join() === `${packages},${config}`,
  };
  const { node, icu } = process.versions;
  return {
    inputs,
    key: keyOf(settings, inputs),
    version: () => hash(JSON.stringify([node, icu, packages, config, [...(read.hashes()[2] ?? [])]])),
  };
}

/** Template → hash of the code that renders its pages. */
export async function hashTemplates({ inputs, version }: BuildInputs, cache: string): Promise<Readonly<Record<string, string>>> {
  const { hashTemplateCode } = await import('../../bundle/template-code.ts');
  const [, hashes = new Map()] = inputs.hashes();
  return hashTemplateCode({ folder: `${siteRoot}/runtime`, hashes }, { folder: cache, version: version() });
}

/** The key of a build that would begin now. */
export async function keyNow(settings: Settings, { inputs }: BuildInputs): Promise<string> {
  return inputs.isAsRead() ? keyOf(settings, inputs) : (await inputsOf(settings)).key;
}

function keyOf({ origin, hosts, production, pseudo, draft, today, baseline }: Settings, { hash: read }: Inputs): string {
  const { node, icu } = process.versions;
  return hash(read, JSON.stringify({ origin, hosts, production, pseudo, draft, baseline, today: todayOf({ today }), node, icu }));
}
