import { type Diagnostic, finding, folderOf } from '../../diagnostics/diagnostic.ts';
import type { Content, Page, SharedContent } from '../../model/content.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import type { Manifest } from '../../model/manifest.ts';
import { shapeAt, type TemplateShapes } from '../../model/template-shape.ts';
import {
  commonTexts,
  type Groups,
  groupsOf,
  hasGroupOf,
  isReadAt,
  placesOf,
  placesUnder,
  type ReadTexts,
  readThere,
  type TextPlace,
  type UnreadLeaf,
  unreadIn,
} from './unread-texts.ts';

/** The contribution of a batch to the search for unused texts. Plain data. */
export interface BatchTexts {
  /** Texts of its ordinary pages that none of them reads in any language. */
  readonly unread: readonly UnreadText[];
  /** Texts of dictionaries and contracts that its pages read, also through shared groups: file → path keys. */
  readonly read: Readonly<Record<string, readonly string[]>>;
}

/** A text that is reported at the source, unless it was read elsewhere. */
interface UnreadText {
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly isTranslated: boolean;
  /** The places of the same text in dictionaries and contracts that share its group. */
  readonly elsewhere: readonly TextPlace[];
}

export interface PagesRead {
  readonly routes: Manifest['routes'];
  readonly read: ReadTexts;
}

/**
 * Texts of the dictionary and of the pages that no page reads in any language, reported at the source. Only complete if every page was
 * rendered without an error: a failed page has not read all its texts.
 */
export function checkUnusedTexts(content: Content, pages: PagesRead, shapes: TemplateShapes = {}): Diagnostic[] {
  return unusedTexts(content, { routes: pages.routes, shapes }, [textsOfBatch(content, pages)]);
}

/** The first half, for a batch: the texts of its ordinary pages that none of them reads, and the other texts that they read. */
export function textsOfBatch(content: Pick<Content, 'dictionaries' | 'contracts' | 'batch'>, { routes, read }: PagesRead): BatchTexts {
  const pages = [...content.batch.values()];
  const copies = pages.flatMap((page) => [...page.copies.values()]);
  const common = commonTexts(content);
  const published = new Set(routes.map(({ page }) => page));
  const left = pages.flatMap((page) =>
    unreadIn(page.copies, { source: page.definition.value.source, read, excused: excuseOf(page, published) }),
  );
  const isShared = copies.some(({ value }) => hasGroupOf(value, common.groups));
  const own: Groups = left.length || isShared ? groupsOf(copies) : new Map();
  const unread = left.filter((text) => !isReadAt(placesOf(text, own), read)).map((text) => unreadText(text, common.groups));
  return { unread, read: withShared(readThere(common, read), { own, common: common.groups, read }) };
}

/** The second half, once for all batches: unused texts of dictionaries and contracts, and of the pages' own texts. */
export function unusedTexts(
  content: SharedContent,
  { routes, shapes }: { readonly routes: Manifest['routes']; readonly shapes: TemplateShapes },
  batches: readonly BatchTexts[],
): Diagnostic[] {
  const { site, dictionaries } = content;
  const read = joined(batches);
  const common = commonTexts(content).groups;
  const published = new Set(routes.map(({ page }) => page));
  // Pages show the words about editions while there are some.
  const kept = ['editions', ...Object.keys(site.value.allowUnused ?? {})].map((key) => key.split('.'));
  const isKept = (path: readonly string[]) => kept.some((start) => start.every((key, index) => path[index] === key));
  const unread = [
    ...unreadIn(dictionaries, { source: site.value.sourceLanguage, read, excused: isKept }),
    ...[...content.contracts.values()].flatMap((page) =>
      unreadIn(page.copies, { source: page.definition.value.source, read, excused: excuseOf(page, published) }),
    ),
  ].map((text) => unreadText(text, common));
  const left = [...unread, ...batches.flatMap((batch) => batch.unread)].filter(({ elsewhere }) => !isReadAt(elsewhere, read));
  if (!left.length) return [];
  const pages = new Map([...content.pages.values()].map((page) => [folderOf(page.definition.file), page]));
  return left.map((text) => {
    const template = pages.get(folderOf(text.file))?.definition.value.template;
    const shape = template === undefined ? undefined : shapes[template]?.copy;
    return unused(text, shape && shapeAt(shape, text.dataPath).required ? template : undefined);
  });
}

const unreadText = (text: UnreadLeaf, common: Groups): UnreadText => ({
  file: text.base.file,
  dataPath: text.leaf.path,
  isTranslated: text.isTranslated,
  elsewhere: placesOf(text, common),
});

interface Shared {
  readonly own: Groups;
  readonly common: Groups;
  readonly read: ReadTexts;
}

/** Adds what was read in a page's copy of a group that dictionaries or contracts share. */
function withShared(found: Map<string, Set<string>>, { own, common, read }: Shared): BatchTexts['read'] {
  for (const group of own.keys()) {
    if (!common.has(group)) continue;
    for (const name of Object.keys(group as object)) {
      if (!isReadAt(placesUnder(own, group, name), read)) continue;
      for (const [file, path] of placesUnder(common, group, name)) found.set(file, (found.get(file) ?? new Set()).add(path));
    }
  }
  return Object.fromEntries([...found].map(([file, paths]) => [file, [...paths]]));
}

function joined(batches: readonly BatchTexts[]): ReadTexts {
  const read = new Map<string, Set<string>>();
  for (const [file, paths] of batches.flatMap((batch) => Object.entries(batch.read))) {
    const all = read.get(file) ?? new Set();
    for (const path of paths) all.add(path);
    read.set(file, all);
  }
  return read;
}

/** A page without an address shows only inherited texts; its title is for authors. An entry with a law is shown while it is in force. */
function excuseOf(page: Page, published: ReadonlySet<string>): (path: readonly string[]) => boolean {
  return published.has(page.id) ? (path) => entryOf(page, path).law !== undefined : (path) => path[0] !== 'clauses';
}

/** Where the template requires the text, the author cannot delete it: the theme must show it or stop declaring it. */
function unused({ file, dataPath, isTranslated }: UnreadText, requiredBy?: string): Diagnostic {
  const unshown = `No page shows '${dataPath.join('.')}' in any language`;
  const [message, hint] =
    requiredBy === undefined
      ? [`${unshown}.`, isTranslated ? 'Delete it here and in its translations, or use it.' : 'Delete it, or use it.']
      : [
          `${unshown}, although the template '${requiredBy}' requires it.`,
          'Keep the text, and show it in the template or make it optional in runtime/props.',
        ];
  return finding('WL2017', { file, dataPath }, [message, hint]);
}
