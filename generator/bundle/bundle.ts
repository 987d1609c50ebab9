import { readInputs } from '../cache/input-files.ts';
import { openStore } from '../cache/store.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { changedSince, fingerprintOf, keyOf, revalidate } from '../package/fingerprint.mjs';
import { packageRoot } from '../package/roots.mjs';
import { client, inputRecords, type SitePlace } from './bundle-inputs.ts';
import { bundleTheme } from './bundle-theme.ts';
import type { ServerBundle } from './server-bundle.ts';
import type { SiteVite } from './site-vite.ts';

/** The parts of the client bundle that theme and configuration decide. */
interface GivenToClient {
  /** The bundle of the theme: pages get the style sheets and images that templates import. */
  readonly theme?: ServerBundle | undefined;
  readonly vite?: () => Promise<SiteVite>;
}

/** The client bundle: scripts, styles and fonts with hashes in their names. Vite is loaded only if the cache has no present bundle. */
export async function bundle(
  site: SitePlace,
  { theme, vite }: GivenToClient = {},
): Promise<{ assets?: Assets; diagnostics: Diagnostic[] }> {
  const { root, cache } = site;
  const diagnostics: Diagnostic[] = [];
  const store = openStore(cache, { onDamage: (warning) => diagnostics.push(warning) });
  const folders = [`${root}/runtime`, ...['bundle', 'client', 'model', 'styles'].map((name) => `${packageRoot}/generator/${name}`)];
  for (let before = ''; ; ) {
    const sources = await readInputs(folders, openStore(cache));
    const inputs = await clientInputs(site);
    const stored = await store.read<Assets>('assets', [sources.hash, inputs.key, theme?.key]);
    if (stored) {
      await inputs.keep();
      return { assets: stored, diagnostics };
    }
    const began = Date.now();
    const given = { vite: await vite?.(), pageFiles: theme?.pageFiles, imported: await theme?.code() };
    const { assets, faults, modules } = await bundleTheme(root, given);
    const now = modules && fingerprintOf(root, modules);
    // The bundle may contain the old or the new state of a file that has changed meanwhile. A clock may be wrong, so equal contents end this.
    if (now && changedSince(now, began) && keyOf(now) !== before) {
      before = keyOf(now);
      continue;
    }
    if (now) await inputRecords(root, cache, client).write({ inputs: now });
    // A cached bundle would hide faults, which an author may suppress.
    if (assets && now && faults.length === 0) await store.write('assets', [sources.hash, keyOf(now), theme?.key], assets);
    return { ...(assets && { assets }), diagnostics: [...diagnostics, ...faults] };
  }
}

interface ClientInputs {
  /** Hash of all files that the last client bundle was made of, in their present state; empty before the first one. */
  readonly key: string;
  /** Whether none of these files has changed since. */
  readonly isCurrent: boolean;
  /** Records their present state as that of the last bundle. */
  keep(): Promise<void>;
}

/** The files that a client bundle is made of, wherever they are. */
export async function clientInputs({ root, cache }: SitePlace): Promise<ClientInputs> {
  const records = inputRecords(root, cache, client);
  const record = await records.read();
  if (!record) return { key: '', isCurrent: true, keep: async () => {} };
  const current = revalidate(root, record.inputs);
  const now = current ?? fingerprintOf(root, Object.keys(record.inputs.files));
  const keep = async () => {
    if (now !== record.inputs) await records.write({ inputs: now });
  };
  return { key: keyOf(now), isCurrent: current !== undefined, keep };
}
