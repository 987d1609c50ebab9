import type { Manifest } from '../model/manifest.ts';

/** The same addresses for a site in the pseudo-locale, which search engines must not list. */
export function asPseudo(manifest: Manifest): Manifest {
  return { ...manifest, pseudo: true, routes: manifest.routes.map((route) => ({ ...route, indexed: false })) };
}
