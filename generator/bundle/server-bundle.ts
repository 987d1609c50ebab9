import { openStore } from '../cache/store.ts';
import { changedSince, type Fingerprint, fingerprintOf, keyOf, revalidate } from '../package/fingerprint.mjs';
import { shortHash } from '../package/hash.ts';
import { inputRecords, type RecordedInputs } from './bundle-inputs.ts';
import type { BundledModule, EntryModule } from './module-bundler.ts';

/* The theme and the configuration of a site, each with everything that it imports as one script, kept in the cache with the list of its inputs. */

interface BundleRecord extends RecordedInputs {
  readonly key: string;
  /** Template → hash of the code that renders its pages. */
  readonly templates: Readonly<Record<string, string>>;
  readonly pageFiles: PageFiles;
}

/** The files that templates import, as pages need them. */
export interface PageFiles {
  /** The style sheets that every page imports, relative to the folder of the site. */
  readonly styles: readonly string[];
  /** Template → the further style sheets of its pages. */
  readonly templateStyles: Readonly<Record<string, readonly string[]>>;
  /** Hash of these sheets, of images and of fonts. */
  readonly hash: string;
}

/** A bundle of which only the record is read until its code is needed. */
export interface ServerBundle extends BundleRecord {
  code(): Promise<BundledModule>;
}

export interface BundleToFind extends Pick<EntryModule, 'root' | 'entry' | 'exportsOf'> {
  readonly cache: string;
  /** The modules that the running Wortlaut shares with the site; called to make a new bundle. */
  shared(): Promise<EntryModule['shared']>;
  vite?(): Promise<EntryModule['vite']>;
}

/** The bundle of the present state of a module, from the cache or newly made. Throws the errors of the bundler. */
export async function serverBundle(wanted: BundleToFind): Promise<ServerBundle> {
  const { root, entry, cache } = wanted;
  const store = openStore(cache);
  const codeOf = (key: string) => store.read<BundledModule>('bundle', [entry, key]);
  const records = inputRecords<BundleRecord>(root, cache, entry);
  const record = await records.read();
  if (!record) return newBundle(wanted);
  const code = async () => (await codeOf(record.key)) ?? (await newBundle(wanted)).code();
  const inputs = revalidate(root, record.inputs);
  if (inputs) {
    if (inputs !== record.inputs) await records.write({ ...record, inputs });
    return { ...record, inputs, code };
  }
  // The inputs may be those of an earlier bundle again.
  const now = fingerprintOf(root, Object.keys(record.inputs.files));
  const earlier = await codeOf(keyOf(now));
  return earlier ? keep(wanted, now, earlier) : newBundle(wanted);
}

async function newBundle(wanted: BundleToFind): Promise<ServerBundle> {
  const { root, entry, cache, shared, exportsOf, vite } = wanted;
  const { bundleModule } = await import('./module-bundler.ts');
  for (let before = ''; ; ) {
    const began = Date.now();
    const bundle = await bundleModule({ root, entry, shared: await shared(), exportsOf, vite: await vite?.() });
    const inputs = fingerprintOf(root, bundle.inputs);
    const key = keyOf(inputs);
    // The bundle may contain the old or the new state of a file that has changed meanwhile. A clock may be wrong, so equal contents end this.
    if (changedSince(inputs, began) && key !== before) {
      before = key;
      continue;
    }
    await openStore(cache).write('bundle', [entry, key], bundle);
    return keep(wanted, inputs, bundle);
  }
}

async function keep({ root, entry, cache }: BundleToFind, inputs: Fingerprint, bundle: BundledModule): Promise<ServerBundle> {
  const templates = bundle.templates.map(({ name, component, modules }) => {
    const files = [...modules, ...bundle.readByPlugins].map((path) => `${path} ${inputs.files[path]?.[3]}\n`);
    return [name, shortHash(`${component}\n${files.join('')}`)] as const;
  });
  const sheets = bundle.templates.map(({ name, styles }) => [name, styles] as const).filter(([, styles]) => styles.length > 0);
  const hash = shortHash(JSON.stringify([[...bundle.sheets], [...bundle.assets.keys()].sort()]));
  const pageFiles = { styles: bundle.styles, templateStyles: Object.fromEntries(sheets), hash };
  const record: BundleRecord = { key: keyOf(inputs), inputs, templates: Object.fromEntries(templates), pageFiles };
  await inputRecords<BundleRecord>(root, cache, entry).write(record);
  return { ...record, code: async () => bundle };
}
