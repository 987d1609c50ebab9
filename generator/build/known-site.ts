import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isOrdinaryCopy } from '../1-load/content-paths.ts';
import type { SharedReading } from '../1-load/source.ts';
import type { DocumentToPlan } from '../3-plan/document-addresses.ts';
import { readChecksummedBytes, writeChecksummed } from '../cache/checksummed-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page } from '../model/content.ts';
import type { InputSet } from '../model/input-groups.ts';
import type { Manifest } from '../model/manifest.ts';
import { hash } from '../package/hash.ts';
import type { BuildInputs } from './build-key.ts';
import type { SharedHashes } from './input-fingerprints.ts';
import { cacheOf, type Settings } from './settings.ts';

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

/** What the shared content of a site and its addresses were in the last build: an edit of a page's text changes neither. Plain data. */
export interface KnownSite {
  readonly reading: SharedReading;
  /** Hashes of the parts of the shared content. */
  readonly hashes: SharedHashes;
  readonly planned: PlannedAddresses;
}

interface StoredSite {
  /** Hash of all that it was made of. */
  readonly key: string;
  readonly copies: readonly string[];
  /** Pages, redirects, lists of alternates, and routes with the numbers of theirs: they are many, and JSON reads them in half the time. */
  readonly many: string;
  /** The site without these. */
  readonly rest: Uint8Array;
}

/** What the last build knew, if everything that it was made of is the same. */
export async function readKnownSite(settings: Settings, inputs: BuildInputs): Promise<KnownSite | undefined> {
  const body = await readChecksummedBytes(fileOf(settings, inputs));
  if (body === undefined || body === 'damaged') return undefined;
  const { key, copies, many, rest }: StoredSite = deserialize(body);
  if (key !== keyOf(inputs, copies)) return undefined;
  const { reading, hashes, planned }: KnownSite = deserialize(rest);
  const { pages, redirects, alternates, routes } = JSON.parse(many);
  for (const route of routes) route.alternates = alternates[route.alternates];
  const content = { ...reading.content, pages: new Map<string, Page>(pages) };
  const manifest = { ...planned.manifest, routes, redirects };
  return { reading: { ...reading, content }, hashes, planned: { ...planned, manifest } };
}

/** Keeps it for the next build. */
export async function keepSite({ reading, hashes, planned }: KnownSite, settings: Settings, inputs: BuildInputs): Promise<void> {
  const { content, copies } = reading;
  const { inputs: groups, documents, endpoints, routing } = planned;
  const { routes, redirects } = planned.manifest;
  const numbers = new Map([...new Set(routes.map(({ alternates }) => alternates))].map((list, number) => [list, number]));
  const known: KnownSite = {
    reading: { ...reading, content: { ...content, pages: new Map() } },
    hashes,
    // The report on the addresses is written in the order of these fields.
    planned: { manifest: { ...planned.manifest, routes: [], redirects: [] }, inputs: groups, documents, endpoints, routing },
  };
  const many = JSON.stringify({
    pages: [...content.pages],
    redirects,
    alternates: [...numbers.keys()],
    routes: routes.map((route) => ({ ...route, alternates: numbers.get(route.alternates) })),
  });
  const stored: StoredSite = { key: keyOf(inputs, copies), copies, many, rest: serialize(known) };
  await writeChecksummed(fileOf(settings, inputs), serialize(stored));
}

/** One for each site, version and kind of build. */
function fileOf(settings: Settings, { version }: BuildInputs): string {
  const { content, origin, hosts, pseudo, draft } = settings;
  const name = hash(JSON.stringify([version(), resolve(content), origin, hosts, pseudo, draft]));
  return `${cacheOf(settings)}/${name.slice(0, 24)}.site`;
}

/** Of copies of ordinary pages that were not read, it has only that they are there. */
function keyOf({ inputs }: BuildInputs, copies: readonly string[]): string {
  const [content, theme] = inputs.hashes();
  const read = new Set(copies);
  const isUnread = (path: string) => isOrdinaryCopy(path) && !read.has(path);
  const files = inputs.entries[0]?.map(({ path, entry }) => (entry.isFile() && isUnread(path) ? path : `${path} ${content?.get(path)}`));
  return hash(files?.join('\n') ?? '', JSON.stringify([...(theme ?? [])]));
}
