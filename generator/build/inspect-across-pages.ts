import type { PageReport } from '../5-inspect/inspect-page.ts';
import { inspectSite } from '../5-inspect/inspect-site.ts';
import type { HashedText } from '../cache/text-store.ts';
import { shortHash } from '../package/hash.ts';
import type { SiteToBuild } from './build-pages.ts';
import type { BuildState } from './build-state.ts';
import type { InputFingerprints } from './input-fingerprints.ts';
import type { StagedDocuments } from './stage-documents.ts';

export interface Together {
  readonly site: Pick<SiteToBuild, 'frame' | 'manifest' | 'share' | 'kept'>;
  readonly documents: StagedDocuments;
  readonly areas: InputFingerprints;
  /** The verdicts on the pages of each part, as one text. */
  readonly verdicts: readonly HashedText[];
  /** Reads such a text. */
  readonly verdictsIn: (written: string) => readonly PageReport[];
  /** The HTML of the page at an address. */
  readonly html: (path: string) => string | undefined;
}

/** What the rules over the whole site find, or found before where all that they look at is as it was. */
export function inspectTogether({ site, documents, areas, verdicts, verdictsIn, html }: Together): BuildState['together'] {
  const { frame, manifest, share, kept } = site;
  const key = shortHash([JSON.stringify(areas), ...verdicts.map(({ hash }) => hash)].join(' '));
  if (!share && kept?.together.key === key) return kept.together;
  const all = verdicts.flatMap((written) => (written.bytes ? verdictsIn(written.text) : []));
  const byPath = new Map(all.map((verdict) => [verdict.summary.path, verdict]));
  const inOrder = manifest.routes.flatMap(({ path }) => byPath.get(path) ?? []);
  const around = { content: frame, manifest, files: documents.files(), html: ({ path }: { path: string }) => html(path) };
  return { key, found: inspectSite(around, inOrder) };
}
