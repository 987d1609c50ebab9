import type { Manifest } from '../model/manifest.ts';

/** Marks all addresses of a draft or of a site in the pseudo-locale as not indexed. Other manifests are returned unchanged. */
export function asUnlisted(
  manifest: Manifest,
  { pseudo, draft }: { readonly pseudo?: boolean | undefined; readonly draft?: boolean | undefined },
): Manifest {
  if (!pseudo && !draft) return manifest;
  // A page that is not indexed has no hreflang links and repeats none that is. The rules ignore the pseudo-locale.
  const routes = manifest.routes.map((route) => ({ ...route, indexed: false, canonical: route.path, ...(draft && { alternates: [] }) }));
  return { ...manifest, ...(pseudo && { pseudo: true as const }), ...(draft && { draft: true as const }), routes };
}
