import { clientInputs } from '../../bundle/bundle.ts';
import { type Inputs, readInputs } from '../../cache/input-files.ts';
import { openStore } from '../../cache/store.ts';
import { memoize } from '../../model/memoize.ts';
import { revalidate } from '../../package/fingerprint.mjs';
import { hash } from '../../package/hash.ts';
import { hashOfPackages } from '../../package/hash-of-site.ts';
import { configFilesIn, packageRoot, themeFile } from '../../package/roots.mjs';
import type { Site } from '../configuration/open-site.ts';
import { bundleOf } from '../configuration/site-modules.ts';

export interface BuildInputs {
  readonly inputs: Inputs;
  /** Hash of everything that a build depends on. */
  readonly key: string;
  /** Hash of the inputs without the files that the client bundle alone is made of: these are known when it has been made. */
  readonly withoutClient: string;
  /** Hash of Wortlaut itself without its runtime, of the configuration of the site, of the installed packages, and of Node. */
  readonly version: () => string;
  /** Hash of everything that the theme is made of; empty if it cannot be bundled. */
  readonly theme: string;
  /** Hash of everything that theme, configuration and client bundle are made of. */
  readonly code: string;
  /** Template → hash of the code that renders its pages, for those whose modules are known. */
  readonly templates: Readonly<Record<string, string>>;
}

/** Hash of the sources of Wortlaut, which are read once for each cache: a process goes on with the code that it began with. */
const hashOfSources = memoize(async (cache) => (await readInputs([`${packageRoot}/generator`], openStore(cache))).hash);

/** Reads the inputs of a build, unless sizes and times of the files show that nothing has changed. Bundles theme and configuration. */
export async function inputsOf(site: Site): Promise<BuildInputs> {
  const { root, cache, content } = site;
  const [read, sources] = await Promise.all([readInputs([content, `${root}/runtime`], openStore(cache)), hashOfSources(cache)]);
  const packages = hashOfPackages(root);
  // The step that needs them reports why they cannot be bundled.
  const [theme, config] = await Promise.all(
    [themeFile, configFilesIn(root)[0]].map((file) => (file ? bundleOf(site, file).catch(() => undefined) : undefined)),
  );
  const ofConfig = config?.key ?? '';
  const client = await clientInputs(site);
  const withoutClient = hash(read.hash, sources, packages, theme?.key ?? '', ofConfig);
  const inputs: Inputs = {
    hash: hash(withoutClient, client.key),
    entries: read.entries,
    hashes: read.hashes,
    isAsRead: () =>
      read.isAsRead() &&
      hashOfPackages(root) === packages &&
      [theme, config].every((bundle) => !bundle || revalidate(root, bundle.inputs) !== undefined),
  };
  const { node, icu } = process.versions;
  return {
    inputs,
    key: keyOf(site, inputs.hash),
    withoutClient,
    version: () => hash(JSON.stringify([node, icu, packages, ofConfig, sources])),
    theme: theme?.key ?? '',
    code: hash(theme?.key ?? '', ofConfig, client.key),
    templates: theme?.templates ?? {},
  };
}

/** The key of a build that would begin now; undefined if an input has changed since these were read. */
export async function keyNow(site: Site, inputs: BuildInputs): Promise<string | undefined> {
  const { withoutClient } = inputs.inputs.isAsRead() ? inputs : await inputsOf(site);
  const client = await clientInputs(site);
  return withoutClient === inputs.withoutClient && client.isCurrent ? keyOf(site, hash(withoutClient, client.key)) : undefined;
}

function keyOf({ origin, hosts, production, pseudo, draft, today }: Site, inputs: string): string {
  const { node, icu } = process.versions;
  return hash(inputs, JSON.stringify({ origin, hosts, production, pseudo, draft, today, node, icu }));
}
