import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Page, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { isContract } from '../model/contract-documents.ts';
import { copyFileOf, loadedTexts } from '../model/page-copies.ts';
import { type ContentFolder, openFolder } from './content-folder.ts';
import { groupPages, type Mentioned, type PageGroup } from './group-pages.ts';
import { nothingLinked } from './link-modules.ts';
import { loadFiles, noContentFolder } from './load.ts';
import { isOrdinaryCopy, pageFileOf } from './places.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { faultOf, unreported } from './unreported.ts';
import { wrongSources } from './wrong-sources.ts';

/** A content folder that is read batch by batch. Its files are those that it had when it was opened. */
export interface Source {
  /** All content files, sorted, relative to the folder. */
  readonly files: readonly string[];
  /** All content but the texts of ordinary pages, with all that is wrong with it and with copy files that belong to no page. */
  readShared(): Promise<{ content: SharedContent | undefined; diagnostics: readonly Diagnostic[] }>;
  /** The ordinary pages, divided into those that must be looked at together. */
  groups(pages: SharedContent['pages'], mentioned?: Mentioned): PageGroup[];
  /**
   * Whether the next `readPages` reads what a file, given relative to the folder, then says, so that nothing else has to be read
   * again when it has changed: it words an ordinary page and was there when the folder was opened, the shared content does not depend
   * on it, and TypeScript's loader, which never evaluates a file twice, has not evaluated it.
   */
  readsAnew(path: string): boolean;
  /**
   * The content with the ordinary ones of these pages as its batch, and what is wrong with their texts that the shared content has not
   * reported. A file that several calls need is evaluated for each.
   */
  readPages(shared: SharedContent, pages: readonly string[]): Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;
}

/** Looks through a content folder; nothing is read yet. Files in its content are named relative to the folder's parent. */
export async function openSource(given: string): Promise<Source> {
  const folder = openFolder(given);
  const sharedPaths = folder.claimed.filter((path) => !isOrdinaryCopy(path));
  let known = nothingLinked;
  let reported: ReadonlySet<string> = new Set();
  const listed = new Set(folder.files);
  /** Files whose texts are part of the shared content, or that TypeScript's loader has evaluated. */
  const readOnce = new Set<string>();

  const readShared: Source['readShared'] = async () => {
    if (!folder.modules.files.has('site.ts')) return noContentFolder(given, folder.files.length);
    const { content, diagnostics, linked } = await loadFiles(folder, sharedPaths);
    const { diagnostics: stray } = await readFiles(folder, strayCopies(folder, content), linked);
    known = linked;
    reported = new Set(diagnostics.map(faultOf));
    const found = [...diagnostics, ...unreported(stray, reported)];
    if (!content) return { content, diagnostics: found };
    const { batch: _, ...shared } = content;
    // Contracts may lie among the ordinary pages.
    const unread = [...content.contracts.values()].filter(({ copies }) => copies.size === 0);
    if (!unread.length) return { content: shared, diagnostics: found };
    for (const page of unread) for (const language of page.languages) readOnce.add(pathOfCopy(folder, page, language));
    const { content: read, diagnostics: ofContracts } = await readCopies(shared, unread);
    reported = new Set([...found, ...ofContracts].map(faultOf));
    const contracts = new Map([...content.contracts].map(([id, page]) => [id, read.batch.get(id) ?? page]));
    return { content: { ...shared, contracts }, diagnostics: [...found, ...ofContracts] };
  };

  const readPages: Source['readPages'] = async (shared, ids) => {
    const pages = ids.flatMap((id) => shared.pages.get(id) ?? []).filter((page) => !isContract(page));
    return pages.length ? readCopies(shared, pages) : { content: { ...shared, batch: new Map() }, diagnostics: [] };
  };

  const readCopies = async (shared: SharedContent, given: readonly Page[]) => {
    const pages = given.toSorted((a, b) => (a.definition.file < b.definition.file ? -1 : 1));
    const paths = pages.flatMap((page) => page.languages.map((language) => pathOfCopy(folder, page, language))).filter(isOrdinaryCopy);
    const { values, diagnostics, linked } = await readFiles(folder, paths, known);
    for (const path of linked.indirect) readOnce.add(path);
    // What the shared content has evaluated and a file that TypeScript's loader reads have in common must come from that loader too.
    if ([...linked.indirect].some((path) => known.direct.has(path))) {
      const anew = await loadFiles(folder, [...sharedPaths, ...paths].sort());
      const texts = anew.content && loadedTexts(anew.content);
      const batch = new Map(pages.map((page) => [page.id, texts?.get(page.id) ?? { ...page, copies: new Map() }]));
      return { content: { ...(anew.content ?? shared), batch }, diagnostics: unreported(anew.diagnostics, reported) };
    }
    const wrong = wrongSources(folder, shared, linked);
    const batch = new Map(pages.map((page) => [page.id, withCopies(page, values, folder)]));
    return { content: { ...shared, batch }, diagnostics: unreported([...diagnostics, ...wrong], reported) };
  };

  const readsAnew = (path: string) =>
    isOrdinaryCopy(path) && listed.has(path) && !known.direct.has(path) && !known.indirect.has(path) && !readOnce.has(path);

  return { files: folder.files, readShared, groups: (pages, mentioned) => groupPages(pages, folder, mentioned), readsAnew, readPages };
}

/** Copy files in the folder of no page. */
function strayCopies({ name, claimed }: ContentFolder, content: SharedContent | undefined): string[] {
  const folders = new Set([...(content?.pages.values() ?? [])].map(({ definition: { file } }) => file));
  return claimed.filter((path) => isOrdinaryCopy(path) && !folders.has(`${name}/${pageFileOf(path)?.folder}/page.ts`));
}

const pathOfCopy = ({ name }: ContentFolder, page: Page, language: string) => copyFileOf(page, language).slice(name.length + 1);

/** The page with those of its copies that could be read. */
function withCopies(page: Page, values: ReadFiles['values'], folder: ContentFolder): PageWithCopies {
  const copies = page.languages.flatMap((language): [string, Entry<Wording>][] => {
    const entry = values.get(pathOfCopy(folder, page, language));
    return entry ? [[language, entry as Entry<Wording>]] : [];
  });
  return { ...page, copies: new Map(copies) };
}
