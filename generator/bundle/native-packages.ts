import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { packageName } from './shared-modules.ts';

/** Dependencies of packages that load native code. */
const loaders = ['bindings', 'detect-libc', 'node-addon-api', 'node-gyp-build', 'prebuild-install', '@neon-rs/load'];

/** Whether a file belongs to a package with native code, as far as its package.json shows it. */
export function isNative(file: string): boolean {
  if (file.endsWith('.node')) return true;
  const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
  if (!folder) return false;
  try {
    const { dependencies = {}, gypfile, binary } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return gypfile === true || binary !== undefined || loaders.some((name) => Object.hasOwn(dependencies, name));
  } catch {
    return false;
  }
}

/** Packages with native code cannot be part of a script. */
export const nativePackages: Rolldown.Plugin = {
  name: 'native-packages',
  resolveId: {
    order: 'pre',
    filter: { id: packageName },
    async handler(id, importer, options) {
      if (!importer) return undefined;
      // Vite throws for what a package does not export, without the importer.
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true }).catch(() =>
        this.error({ message: `Could not resolve '${id}'`, id: importer }),
      );
      return resolved && isNative(resolved.id) ? { id, external: true } : undefined;
    },
  },
};
