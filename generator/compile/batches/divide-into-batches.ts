import type { Source } from '../../1-load/source.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { lineageOf } from '../../model/page-copies.ts';
import { shortHash } from '../../package/hash.ts';
import type { BatchState, FileMentions } from '../reuse/build-state.ts';

/** The pages of a batch with their addresses in the order of the manifest, and hashes of its inputs. */
export type BatchInputs = Pick<BatchState, 'pages' | 'sources' | 'definitions' | 'addresses'>;

interface SiteToDivide {
  readonly source: Source;
  readonly shared: SharedContent;
  readonly manifest: Manifest;
  /** Path below the content folder → hash. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly mentions?: FileMentions | undefined;
}

/** Divides a site into batches: every page that has an address or texts is in one of them. */
export function divideIntoBatches({ source, shared, manifest, hashes, mentions: before = [] }: SiteToDivide): {
  batches: BatchInputs[];
  mentions: FileMentions;
} {
  const routes = groupBy(manifest.routes, ({ page }) => page);
  const hashOf = (file: string) => `${file} ${hashes.get(file) ?? ''}`;
  // Hashes the value of a definition, because it may be composed from several files.
  const definitions = (pages: readonly Page[]) => JSON.stringify(pages.map(({ definition, languages }) => [definition, languages]));
  const pagesOf = (ids: readonly string[]) => ids.flatMap((id) => shared.pages.get(id) ?? []);
  const ofContracts = [...shared.contracts.values()].map((page) => {
    const lineage = lineageOf(shared.contracts, page);
    return {
      pages: [page.id],
      definitions: definitions([page]),
      sources: definitions(lineage) + JSON.stringify(lineage.map(({ copies }) => [...copies])),
    };
  });
  const mentions = new Map(before.flatMap(([path, hash, specifiers]) => (hashes.get(path) === hash ? [[path, specifiers]] : [])));
  const ordinary = source.groups(shared.pages, mentions).map(({ pages, sources }) => {
    const own = definitions(pagesOf(pages));
    return { pages, definitions: own, sources: own + sources.map(hashOf).join('\n') };
  });
  const batches = [...ordinary, ...ofContracts].map((batch) => ({
    pages: batch.pages,
    sources: shortHash(batch.sources),
    definitions: shortHash(batch.definitions),
    addresses: batch.pages.flatMap((id) => routes.get(id) ?? []).map(({ path }) => path),
  }));
  return { batches, mentions: [...mentions].map(([path, specifiers]) => [path, hashes.get(path) ?? '', specifiers]) };
}
