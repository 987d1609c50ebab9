import type { Source } from '../1-load/source.ts';
import { shortHash } from '../cache/short-hash.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { copyFilesOf, lineageOf } from '../model/page-copies.ts';
import { isContract } from '../model/scope.ts';

/** A part of the site, and what it is made of. */
export interface SitePart {
  /** Ids of its pages. */
  readonly pages: readonly string[];
  /** Hash of the names and bytes of all its files. */
  readonly sources: string;
  /** The addresses of its pages, in the order of the manifest. */
  readonly addresses: readonly string[];
}

interface Divided {
  readonly source: Source;
  readonly frame: Content;
  readonly manifest: Manifest;
  /** Path below the content folder → hash. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** The parts of a site: every page that has an address or copies is in one of them. */
export function partsOf({ source, frame, manifest, hashes }: Divided): SitePart[] {
  const addresses = new Map<string, string[]>();
  for (const { page, path } of manifest.routes) {
    const own = addresses.get(page);
    if (own) own.push(path);
    else addresses.set(page, [path]);
  }
  const hashed = (files: Iterable<string>) => shortHash([...files].map((file) => `${file} ${hashes.get(file) ?? ''}\n`).join(''));
  const folder = (file: string) => file.slice(file.indexOf('/') + 1);
  const definitions = (pages: readonly string[]) => pages.flatMap((id) => folder(frame.pages.get(id)?.definition.file ?? ''));
  const contracts = [...frame.pages.values()].filter(isContract).map((page) => ({
    pages: [page.id],
    sources: lineageOf(frame, page).flatMap((one) => [
      folder(one.definition.file),
      ...one.languages.flatMap((language) => copyFilesOf(frame, one, language).map(folder)),
    ]),
  }));
  const ordinary = source.groups(frame).map(({ pages, sources }) => ({ pages, sources: [...definitions(pages), ...sources] }));
  return [...ordinary, ...contracts].map(({ pages, sources }) => ({
    pages,
    sources: hashed(sources),
    addresses: pages.flatMap((id) => addresses.get(id) ?? []),
  }));
}
