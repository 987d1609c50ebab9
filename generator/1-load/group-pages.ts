import { join } from 'node:path';
import type { Page, SharedContent } from '../model/content.ts';
import { contractIds } from '../model/contract-documents.ts';
import { memoize } from '../model/memoize.ts';
import { copyFileOf } from '../model/page-copies.ts';
import { readText } from '../package/read-text.ts';
import type { ContentFolder } from './content-folder.ts';
import { ModuleGroups } from './module-groups.ts';
import { pathsOf, relativeSpecifiers } from './module-paths.ts';

/** Ordinary pages that must be checked together. */
export interface PageGroup {
  /** The ids of the pages, in the order of the content. */
  readonly pages: readonly string[];
  /** Every content file that their copies consist of, including imports; sorted, relative to the folder. */
  readonly sources: readonly string[];
}

/** Content file → the relative paths that it mentions. Serves as a cache: files in it are not read, and files that are read are added. */
export type Mentions = Map<string, readonly string[]>;

/**
 * Divides the ordinary pages into groups. An edition is in the group of the page that it replaces, a page in that of the page that it
 * inherits texts from, and pages are together if their copies consist of the same files. Every ordinary page is in exactly one group.
 * Contracts are in none, but connect other pages.
 */
export function groupPages(pages: SharedContent['pages'], folder: ContentFolder, mentions: Mentions = new Map()): PageGroup[] {
  const nodes = [...pages.values()].filter(({ definition }) => definition.file.startsWith(`${folder.name}/pages/`));
  const sources = sourceFinder(folder, mentions);
  const sourcesOf = new Map(nodes.map((page) => [nodeOf(page.id), sources(page)]));
  const groups = new ModuleGroups();
  for (const { id, definition } of nodes) {
    const node = nodeOf(id);
    for (const other of [definition.value.variantOf, definition.value.inherits]) if (other !== undefined) groups.join(node, nodeOf(other));
    for (const path of sourcesOf.get(node) ?? []) if (!path.startsWith(`${node}/`)) groups.join(node, ownerOf(path));
  }
  const ordinary = nodes.filter(({ id }) => !contractIds(pages).has(id));
  const grouped = new Set<string>();
  return ordinary.flatMap(({ id }) => {
    if (grouped.has(id)) return [];
    const connected = groups.from([nodeOf(id)]);
    const together = connected.size === 1 ? [id] : ordinary.flatMap((page) => (connected.has(nodeOf(page.id)) ? page.id : []));
    for (const one of together) grouped.add(one);
    const sources = new Set([...connected].flatMap((node) => [...(sourcesOf.get(node) ?? [])]));
    return { pages: together, sources: [...sources].sort() };
  });
}

const nodeOf = (id: string) => `pages/${id}`;

/** The page whose folder contains a file, or the file itself. */
const ownerOf = (path: string) => /^pages\/[^/]+(?=\/)/.exec(path)?.[0] ?? path;

/** Finds the files that a page's copies consist of. Each file is read once. */
function sourceFinder({ path: root, name, modules: { files } }: ContentFolder, mentions: Mentions): (page: Page) => ReadonlySet<string> {
  const mentionedIn = memoize((path) => {
    // A file that was deleted meanwhile mentions nothing; reading the texts reports it.
    const specifiers = mentions.get(path) ?? relativeSpecifiers(readText(join(root, path)) ?? '');
    mentions.set(path, specifiers);
    return pathsOf(path, specifiers, files);
  });
  return (page) => {
    const reached = new Set(page.languages.map((language) => copyFileOf(page, language).slice(name.length + 1)));
    for (const path of reached) for (const next of mentionedIn(path)) reached.add(next);
    return reached;
  };
}
