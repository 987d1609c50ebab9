import type { Manifest } from '../model/manifest.ts';

/** The same addresses for a site in the pseudo-locale: no search engine may list any of them. */
export function asPseudo(manifest: Manifest): Manifest {
  return { ...manifest, pseudo: true, routes: manifest.routes.map((route) => ({ ...route, indexed: false })) };
}
