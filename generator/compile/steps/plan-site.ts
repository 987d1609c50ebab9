import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { trackInputs } from '../../model/input-groups.ts';
import { type Assets, noAssets } from '../../model/site-files.ts';
import { themeFile } from '../../package/roots.mjs';
import type { LoadedSite, SitePlan } from '../batches/site-to-build.ts';
import { hostsOf, limitsOf } from '../configuration/chosen-hosts.ts';
import type { Site } from '../configuration/open-site.ts';
import { bundleOf, siteVite } from '../configuration/site-modules.ts';
import type { PlannedAddresses } from '../reuse/known-site.ts';
import type { CheckedSite } from './check-shared.ts';
import { checkStaticFiles } from './check-static-files.ts';
import { stops } from './finish-findings.ts';

/** Plans the addresses of a checked site and makes the client bundle. Plans nothing if the content has errors. */
export async function planAndBundle(input: LoadedSite, checked: CheckedSite, site: Site): Promise<SitePlan> {
  if (!checked.passes) return { ...nothingPlanned, assets: noAssets, diagnostics: [], isRenderable: false };
  const planned = input.planned ?? (await planSite(input.shared, site));
  const { assets, diagnostics: bundling } = await bundleAssets(site);
  const misnamed = assets ? checkStaticFiles(assets, planned.manifest, input.shared.site.value) : [];
  const diagnostics = [...planned.routing, ...bundling, ...misnamed];
  const isRenderable = assets !== undefined && !(await stops(diagnostics, site, input.content));
  return { ...planned, assets: assets ?? noAssets, diagnostics, isRenderable };
}

/** Plans the addresses of a site whose pages are not rendered. */
export async function planAddresses(input: LoadedSite, site: Site): Promise<SitePlan> {
  const planned = input.planned ?? (await planSite(input.shared, site));
  return { ...planned, assets: noAssets, diagnostics: planned.routing, isRenderable: false };
}

/** Plans every address of the site, and records which input groups that reads. */
export async function planSite(content: SharedContent, site: Site): Promise<PlannedAddresses> {
  const { asUnlisted, plan } = await import('./stages.ts');
  const { hosts, diagnostics: ofHosts } = hostsOf(await site.config(), site, content.site);
  const redirectRules = hosts.length > 0 && !hosts.some(({ redirectPages }) => redirectPages);
  // A theme that cannot be loaded is reported where it is needed.
  const theme = await site.theme().catch(() => undefined);
  const documents = Object.entries(theme?.documents ?? {}).map(([name, { type }]) => ({ name, type }));
  const endpoints = Object.keys(theme?.endpoints ?? {});
  const { value, inputs } = trackInputs(content, (watched) => plan(watched, { ...site, redirectRules, documents, endpoints }));
  const { manifest, diagnostics } = value;
  const unlisted = asUnlisted(manifest, site);
  return { manifest: unlisted, inputs, documents, endpoints, routing: [...ofHosts, ...diagnostics, ...limitsOf(hosts, unlisted)] };
}

/** The client bundle, from the cache or newly built. */
export async function bundleAssets(site: Site): Promise<{ assets?: Assets; diagnostics: readonly Diagnostic[] }> {
  const { bundle } = await import('./stages.ts');
  const theme = await bundleOf(site, themeFile).catch(() => undefined);
  return bundle(site, { theme, vite: () => siteVite(site) });
}

/** The manifest for checks of texts without rendering. */
const nothingPlanned: PlannedAddresses = {
  manifest: { origin: '', routes: [], redirects: [], table: { countries: {}, pages: {}, exact: [] }, omissions: [] },
  inputs: 0,
  documents: [],
  endpoints: [],
  routing: [],
};
