import { readFileSync } from 'node:fs';
import { packageRoot } from '../package/roots.mjs';
import { openSources, type PackageEntry, readEntry } from './read-entry.ts';

/** The entries of the package, as its package.json lists them. */
export function packageEntries(): readonly PackageEntry[] {
  const { name, exports } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  const sources = openSources(packageRoot);
  return Object.entries(exports).map(([entry, file]) =>
    readEntry(sources, { name: name + entry.slice(1), file: file.slice(2), root: packageRoot }),
  );
}
