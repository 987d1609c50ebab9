import type { Plugin } from 'vite';
import { sharedPrefix } from './bundle-inputs.ts';

export interface ShareableModules {
  /** Name of a module that the running Wortlaut shares with the site → the names of its exports. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** The names of the exports of a package, if packages are left out of the bundle and imported by Node. */
  readonly exportsOf?: ((name: string) => Promise<readonly string[]>) | undefined;
  /** Whether a package is left out, by the absolute path of its module; by default each is, if `exportsOf` is given. */
  readonly isLeftOut?: (file: string) => boolean;
  /** The function that returns a shared module by its name. */
  readonly from?: string;
  readonly onImport?: (name: string) => void;
}

/**
 * Modules that must exist once in a process: the four entries of Wortlaut, React, and the package that formats messages. Each becomes a module
 * that takes its exports from the running Wortlaut, so that the bundler reports an import of something else.
 */
export const sharedModules = ({
  shared,
  exportsOf,
  isLeftOut = (file) => file.includes('/node_modules/'),
  from = 'shared',
  onImport,
}: ShareableModules): Plugin => ({
  name: 'shared-modules',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: packageName },
    async handler(id, importer, options) {
      if (shared.has(id)) return `${sharedPrefix}${id}`;
      if (!exportsOf || !importer) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved && isLeftOut(resolved.id) ? `${sharedPrefix}${id}` : undefined;
    },
  },
  load: {
    filter: { id: new RegExp(`^${sharedPrefix}`) },
    async handler(id) {
      const name = id.slice(sharedPrefix.length);
      onImport?.(name);
      const keys = shared.get(name) ?? (await exportsOf?.(name)) ?? [];
      const named = keys.filter((key) => /^[\w$]+$/.test(key) && key !== 'default');
      const lines = named.map((key) => `const own_${key} = m.${key};\nexport { own_${key} as ${key} };`);
      return `const m = ${from}(${JSON.stringify(name)});\nexport default m.default ?? m;\n${lines.join('\n')}`;
    },
  },
});

/** The name of an imported package, and nothing else. */
export const packageName = /^(?![./#\0]|[a-z]+:)/;
