import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** A source of the theme, or a package → its bytes in a bundled file, before compression. */
export type Sources = Readonly<Record<string, number>>;

/** A style sheet with all its imports, each with its own bytes. Sheets of a package count as one. */
export function sourcesOfSheet(entry: string, root: string): Sources {
  const bytesByName: Record<string, number> = {};
  const add = (file: string): void => {
    const name = nameOf(file, root);
    if (name in bytesByName) return;
    const css = readFileSync(file, 'utf8');
    bytesByName[name] = Buffer.byteLength(css);
    for (const [, from = ''] of css.matchAll(/@import\s+(?:url\()?["'](\.[^"']+)["']/g)) add(resolve(dirname(file), from));
  };
  add(join(root, entry));
  return bytesByName;
}

/** The modules of a script file; those of a package count as one. */
export function sourcesOfScript(modules: Readonly<Record<string, { readonly code: string | null }>>, root: string): Sources {
  const bytesByName: Record<string, number> = {};
  for (const [id, { code }] of Object.entries(modules)) {
    // Virtual modules belong to the bundler.
    const name = id.startsWith('/') ? nameOf(id, root) : 'the bundler';
    bytesByName[name] = (bytesByName[name] ?? 0) + Buffer.byteLength(withoutPath(code ?? ''));
  }
  return Object.fromEntries(Object.entries(bytesByName).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The bundler begins a module with a comment that has its path relative to the current folder: no weight may depend on that. */
const withoutPath = (code: string) => code.replace(/^\/\/ .*\n/, '');

/** Relative to the root; for a package its name: `node_modules/react-dom`. */
function nameOf(file: string, root: string): string {
  return /node_modules\/(?:@[^/]+\/)?[^/]+(?!.*node_modules\/)/.exec(file)?.[0] ?? relative(root, file.replace(/\?.*$/, ''));
}
