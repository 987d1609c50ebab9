import { headerRules } from '../../4-render/headers.ts';
import type { PageReport } from '../../5-inspect/inspect-page.ts';
import { inspectSite } from '../../5-inspect/inspect-site.ts';
import type { HashedText } from '../../cache/texts.ts';
import { shortHash } from '../../package/hash.ts';
import type { BuildState } from '../reuse/build-state.ts';
import type { InputFingerprints } from '../reuse/input-fingerprints.ts';
import type { SiteToBuild } from './site-to-build.ts';
import type { StagedDocuments } from './stage-documents.ts';

interface SiteToInspect {
  readonly site: SiteToBuild;
  readonly documents: StagedDocuments;
  readonly fingerprints: InputFingerprints;
  /** The reports on the pages of each batch. */
  readonly reports: readonly HashedText[];
  /** Parses them. */
  readonly reportsIn: (written: HashedText) => readonly PageReport[];
  /** The HTML of the page at an address. */
  readonly html: (path: string) => string | undefined;
}

/** The findings of the pages and of the rules over the whole site; those of the last build if their inputs are the same. */
export function inspectAcrossPages({
  site,
  documents,
  fingerprints,
  reports,
  reportsIn,
  html,
}: SiteToInspect): BuildState['siteInspection'] {
  const { shared, manifest } = site.inputs;
  const last = site.previousState?.siteInspection;
  const key = shortHash([JSON.stringify(fingerprints), ...reports.map(({ hash }) => hash)].join(' '));
  if (last?.key === key) return last;
  const all = reports.flatMap((written) => reportsIn(written));
  const byPath = new Map(all.map((report) => [report.summary.path, report]));
  const inOrder = manifest.routes.flatMap(({ path }) => byPath.get(path) ?? []);
  const around = {
    content: shared,
    manifest,
    files: documents.files(),
    headers: headerRules(manifest),
    html: ({ path }: { path: string }) => html(path),
  };
  return { key, found: inspectSite(around, inOrder, site.config.siteRules) };
}
