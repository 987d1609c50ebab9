import type { Manifest } from '../model/manifest.ts';

/** The same addresses for a site in the pseudo-locale or for a draft, which search engines must not list; any other site as it is. */
export function asUnlisted(
  manifest: Manifest,
  { pseudo, draft }: { readonly pseudo?: boolean | undefined; readonly draft?: boolean | undefined },
): Manifest {
  if (!pseudo && !draft) return manifest;
  // A page that search engines must not list names no other languages for them; the rules do not look at the pseudo-locale.
  const routes = manifest.routes.map((route) => ({ ...route, indexed: false, ...(draft && { alternates: [] }) }));
  return { ...manifest, ...(pseudo && { pseudo: true as const }), ...(draft && { draft: true as const }), routes };
}
