import { isOrdinaryCopy } from '../../1-load/content-paths.ts';
import type { SharedReading } from '../../1-load/source.ts';
import type { DocumentToPlan } from '../../3-plan/document-addresses.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Page } from '../../model/content.ts';
import type { InputSet } from '../../model/input-groups.ts';
import type { Manifest } from '../../model/manifest.ts';
import { hash } from '../../package/hash.ts';
import type { Site } from '../configuration/open-site.ts';
import type { BuildInputs } from './build-key.ts';
import { type RunOptions, storeOf } from './build-run.ts';
import type { SharedHashes } from './input-fingerprints.ts';

export interface PlannedAddresses {
  readonly manifest: Manifest;
  /** The input groups that they were planned from. */
  readonly inputs: InputSet;
  /** The files that the theme writes for every locale. */
  readonly documents: readonly DocumentToPlan[];
  /** The paths that the theme answers. */
  readonly endpoints: readonly string[];
  readonly routing: readonly Diagnostic[];
}

/** The shared content of a site and its addresses in the last build: an edit of a page's text changes neither. Plain data. */
export interface KnownSite {
  readonly reading: SharedReading;
  readonly hashes: SharedHashes;
  readonly planned: PlannedAddresses;
}

interface StoredSite {
  /** Hash of the day and the files that it was made of. */
  readonly sources: string;
  /** The site without its pages, redirects and routes. */
  readonly site: KnownSite;
  /** These, and the lists of alternates that routes refer to by number. They are many, and JSON reads them in half the time. */
  readonly many: string;
}

/** The site of the last build, if every file that it was made of is the same. */
export async function readKnownSite(site: Site, run: Pick<RunOptions, 'inputs' | 'force'>): Promise<KnownSite | undefined> {
  const stored = await storeOf(site, run).read<StoredSite>('site', keyOf(site, run.inputs));
  if (!stored || stored.sources !== hashSources(site, run.inputs, stored.site.reading.copies)) return undefined;
  const { reading, hashes, planned } = stored.site;
  const { pages, redirects, alternates, routes } = JSON.parse(stored.many);
  for (const route of routes) route.alternates = alternates[route.alternates];
  const content = { ...reading.content, pages: new Map<string, Page>(pages) };
  return { reading: { ...reading, content }, hashes, planned: { ...planned, manifest: { ...planned.manifest, routes, redirects } } };
}

export async function storeSite({ reading, hashes, planned }: KnownSite, site: Site, run: RunOptions): Promise<void> {
  const { content, copies } = reading;
  const { manifest, inputs, documents, endpoints, routing } = planned;
  const { routes, redirects } = manifest;
  const numbers = new Map([...new Set(routes.map(({ alternates }) => alternates))].map((list, number) => [list, number]));
  const numbered = routes.map((route) => ({ ...route, alternates: numbers.get(route.alternates) }));
  const stored: StoredSite = {
    sources: hashSources(site, run.inputs, copies),
    site: {
      reading: { ...reading, content: { ...content, pages: new Map() } },
      hashes,
      // The report on the addresses is written in the order of these fields.
      planned: { manifest: { ...manifest, routes: [], redirects: [] }, inputs, documents, endpoints, routing },
    },
    many: JSON.stringify({ pages: [...content.pages], redirects, alternates: [...numbers.keys()], routes: numbered }),
  };
  await storeOf(site, run).write('site', keyOf(site, run.inputs), stored);
}

/** One for each site, version and kind of build. */
const keyOf = ({ content, origin, hosts, pseudo, draft }: Site, { version }: BuildInputs) => [
  version(),
  content,
  origin,
  hosts,
  pseudo,
  draft,
];

/** Hash of the day and the files that the site was made of; copies of ordinary pages that were not read count by their paths alone. */
function hashSources({ today }: Site, { inputs, theme: code }: BuildInputs, copies: readonly string[]): string {
  const [content, theme] = inputs.hashes();
  const read = new Set(copies);
  const isUnread = (path: string) => isOrdinaryCopy(path) && !read.has(path);
  const files = inputs.entries[0]?.map(({ path, entry }) => (entry.isFile() && isUnread(path) ? path : `${path} ${content?.get(path)}`));
  return hash(files?.join('\n') ?? '', JSON.stringify([today, code, ...(theme ?? [])]));
}
