import type { Source } from '../1-load/source.ts';
import type { Content, Page } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { lineageOf } from '../model/page-copies.ts';
import { isContract } from '../model/scope.ts';
import { shortHash } from '../package/hash.ts';

/** A part of the site, and what it is made of. */
export interface PageBatch {
  /** Ids of its pages. */
  readonly pages: readonly string[];
  /** Hash of all that it is made of. */
  readonly sources: string;
  /** Hash of the definitions of its pages. */
  readonly definitions: string;
  /** The addresses of its pages, in the order of the manifest. */
  readonly addresses: readonly string[];
}

/** What content files name, by their hashes, and which content files there were. */
export interface KeptMentions {
  readonly files: string;
  readonly of: readonly (readonly [path: string, hash: string, named: readonly string[]])[];
}

interface Divided {
  readonly source: Source;
  readonly frame: Content;
  readonly manifest: Manifest;
  /** Path below the content folder → hash. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly mentions?: KeptMentions | undefined;
}

/** The parts of a site: every page that has an address or copies is in one of them. */
export function partsOf({ source, frame, manifest, hashes, mentions }: Divided): { parts: PageBatch[]; mentions: KeptMentions } {
  const addresses = new Map<string, string[]>();
  for (const { page, path } of manifest.routes) {
    const own = addresses.get(page);
    if (own) own.push(path);
    else addresses.set(page, [path]);
  }
  const hashOf = (file: string) => `${file} ${hashes.get(file) ?? ''}`;
  // What a definition is made of may stand in several files, so its value is what counts.
  const definitions = (pages: readonly Page[]) =>
    JSON.stringify(pages.map(({ definition, anchors, languages }) => [definition, anchors, languages]));
  const pagesOf = (ids: readonly string[]) => ids.flatMap((id) => frame.pages.get(id) ?? []);
  const contracts = new Set([...frame.pages.values()].filter(isContract).map(({ id }) => id));
  const ofContracts = pagesOf([...contracts]).map((page) => {
    const lineage = lineageOf(frame, page);
    return {
      pages: [page.id],
      definitions: definitions([page]),
      sources: definitions(lineage) + JSON.stringify(lineage.map(({ copies }) => [...copies])),
    };
  });
  // What a file names hangs on its own bytes, and on which files there are.
  const files = shortHash([...hashes.keys()].join('\n'));
  const known = mentions?.files === files ? mentions.of.filter(([path, hash]) => hashes.get(path) === hash) : [];
  const mentioned = new Map(known.map(([path, , named]) => [path, named]));
  const groups = source
    .groups(frame, mentioned)
    .map(({ pages, sources }) => ({ pages: pages.filter((id) => !contracts.has(id)), sources }));
  const ordinary = groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ pages, sources }) => {
      const own = definitions(pagesOf(pages));
      return { pages, definitions: own, sources: own + sources.map(hashOf).join('\n') };
    });
  const parts = [...ordinary, ...ofContracts].map((part) => ({
    pages: part.pages,
    sources: shortHash(part.sources),
    definitions: shortHash(part.definitions),
    addresses: part.pages.flatMap((id) => addresses.get(id) ?? []),
  }));
  const of = [...mentioned].map(([path, named]) => [path, hashes.get(path) ?? '', named] as const);
  return { parts, mentions: { files, of } };
}
