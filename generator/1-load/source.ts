import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Page, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { contractIds } from '../model/contract-documents.ts';
import { pagesListed } from '../model/listed-pages.ts';
import { copyFileOf, lineageOf, loadedTexts } from '../model/page-copies.ts';
import type { FolderEntry } from '../package/walk-folder.ts';
import { type ContentFolder, openFolder } from './content-folder.ts';
import { isOrdinaryCopy, pageFileOf } from './content-paths.ts';
import { deduplicate, faultKey } from './deduplicate.ts';
import { groupPages, type Mentions, type PageGroup } from './group-pages.ts';
import { headingsOf } from './headings.ts';
import { noModules } from './link-modules.ts';
import { loadFiles, noContentFolder } from './load.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { wrongSources } from './wrong-sources.ts';

/** The shared content, and its inputs besides the files that are not texts of ordinary pages. Plain data. */
export interface SharedReading {
  readonly content: SharedContent;
  readonly diagnostics: readonly Diagnostic[];
  readonly copies: readonly string[];
  readonly modules: ReadonlySet<string>;
}

/** A content folder that is read batch by batch. Its files are those at the time when it was opened. */
export interface Source {
  /** The shared content: everything but the copies of ordinary pages, and of those the titles that lists show. Its diagnostics include copy files without a page. */
  readShared(): Promise<{ content: SharedContent | undefined; diagnostics: readonly Diagnostic[] }>;
  /** The result of `readShared` for another process; undefined if the TypeScript loader had a part in it. */
  reading(): SharedReading | undefined;
  /** The ordinary pages, divided into groups that must be checked together. */
  groups(pages: SharedContent['pages'], mentions?: Mentions): PageGroup[];
  /**
   * Whether the next `readPages` reads the current text of a file (relative to the folder), so that nothing else must be read again after
   * an edit: it is a copy of an ordinary page, existed when the folder was opened, is shown by no list, is not imported by shared content, and was not read by
   * the TypeScript loader, which evaluates a file only once.
   */
  readsAnew(path: string): boolean;
  /**
   * The content with the ordinary ones of these pages as its batch, and the diagnostics that `readShared` did not return. Caches nothing: a
   * file that several batches import is evaluated for each.
   * @param languages reads the copies in these languages alone; by default in all
   */
  readPages(
    shared: SharedContent,
    pages: readonly string[],
    languages?: ReadonlySet<string>,
  ): Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;
}

/** Facts about a content folder, before it is opened. */
interface KnownFolder {
  /** The day (ISO date) whose values facts have; without one, those that are written first. */
  readonly today?: string;
  readonly entries?: readonly FolderEntry[] | undefined;
  /** The result of `readShared` when the files that it goes by were as they are now: it is not called again. */
  readonly before?: SharedReading | undefined;
}

/** Lists the files of a content folder without reading them. File names in the result are relative to the folder's parent. */
export async function openSource(given: string, { today, entries, before }: KnownFolder = {}): Promise<Source> {
  const folder = openFolder(given, entries);
  const sharedPaths = () => folder.claimed.filter((path) => !isOrdinaryCopy(path));
  let sharedModules = noModules;
  let modules = before?.modules ?? new Set<string>();
  let reported: ReadonlySet<string> = new Set(before?.diagnostics.map(faultKey));
  let reading = before;
  /** Whether the TypeScript loader has evaluated no file so far. */
  let isData = true;
  const present = new Set(folder.files);
  /** Files of the shared content, and files that the TypeScript loader has evaluated. */
  const readOnce = new Set<string>();

  const readShared: Source['readShared'] = async () => {
    if (!folder.modules.files.has('site.ts')) return noContentFolder(given, folder.files.length);
    const { content, diagnostics } = await readAll();
    if (content && isData) reading = { content, diagnostics, copies: [...folder.read].filter(isOrdinaryCopy), modules };
    return { content, diagnostics };
  };

  const readAll: Source['readShared'] = async () => {
    const { content, diagnostics, linked } = await loadFiles(folder, sharedPaths(), today);
    const { diagnostics: stray, linked: alone } = await readFiles(folder, copiesWithoutPage(folder, content), linked);
    sharedModules = linked;
    isData = linked.indirect.size + alone.indirect.size === 0;
    modules = new Set(sharedModules.direct.keys());
    const findings = [...diagnostics, ...deduplicate(stray, new Set(diagnostics.map(faultKey)))];
    reported = new Set(findings.map(faultKey));
    if (!content) return { content, diagnostics: findings };
    const { batch: _, ...shared } = content;
    // Contracts may be in the folder of ordinary pages.
    const unread = [...content.contracts.values()].filter(({ copies }) => copies.size === 0);
    if (!unread.length) return { content: await withHeadings(shared), diagnostics: findings };
    for (const page of unread) for (const language of page.languages) readOnce.add(pathOfCopy(folder, page, language));
    const { content: read, diagnostics: ofContracts } = await readCopies(shared, unread);
    reported = new Set([...findings, ...ofContracts].map(faultKey));
    const contracts = new Map([...content.contracts].map(([id, page]) => [id, read.batch.get(id) ?? page]));
    return { content: await withHeadings({ ...shared, contracts }), diagnostics: [...findings, ...ofContracts] };
  };

  /** Reads the pages that lists show. What is wrong with their files is reported when they are read with their batch. */
  const withHeadings = async (shared: SharedContent): Promise<SharedContent> => {
    const listed = pagesListed(shared.pages);
    if (!listed.length) return shared;
    const pages = new Set(listed.flatMap((page) => lineageOf(shared.pages, page)).filter(({ id }) => !contractIds(shared.pages).has(id)));
    for (const page of pages) for (const language of page.languages) readOnce.add(pathOfCopy(folder, page, language));
    const { content } = await readCopies(shared, [...pages]);
    return { ...shared, headings: headingsOf(shared.pages, loadedTexts(content)) };
  };

  const readPages: Source['readPages'] = async (shared, ids, languages) => {
    const pages = ids
      .flatMap((id) => shared.pages.get(id) ?? [])
      .filter(({ id }) => !contractIds(shared.pages).has(id))
      .map((page) => (languages ? { ...page, languages: page.languages.filter((language) => languages.has(language)) } : page));
    return pages.length ? readCopies(shared, pages) : { content: { ...shared, batch: new Map() }, diagnostics: [] };
  };

  const readCopies = async (shared: SharedContent, given: readonly Page[]) => {
    const pages = given.toSorted((a, b) => (a.definition.file < b.definition.file ? -1 : 1));
    const paths = pages.flatMap((page) => page.languages.map((language) => pathOfCopy(folder, page, language))).filter(isOrdinaryCopy);
    const { values, diagnostics, linked } = await readFiles(folder, paths, sharedModules);
    isData &&= linked.indirect.size === 0;
    for (const path of linked.indirect) readOnce.add(path);
    // A file that shared content and a file of the TypeScript loader both import must come from that loader for both.
    if ([...linked.indirect].some((path) => modules.has(path))) {
      const whole = await loadFiles(folder, [...sharedPaths(), ...paths].sort(), today);
      const texts = whole.content && loadedTexts(whole.content);
      const batch = new Map(pages.map((page) => [page.id, texts?.get(page.id) ?? { ...page, copies: new Map() }]));
      return {
        content: { ...(whole.content ?? shared), headings: shared.headings, batch },
        diagnostics: deduplicate(whole.diagnostics, reported),
      };
    }
    const wrong = wrongSources(folder, shared, linked);
    const batch = new Map(pages.map((page) => [page.id, withCopies(page, values, folder)]));
    return { content: { ...shared, batch }, diagnostics: deduplicate([...diagnostics, ...wrong], reported) };
  };

  const readsAnew = (path: string) =>
    isOrdinaryCopy(path) && present.has(path) && !modules.has(path) && !sharedModules.indirect.has(path) && !readOnce.has(path);

  return {
    readShared,
    reading: () => reading,
    groups: (pages, mentions) => groupPages(pages, folder, mentions),
    readsAnew,
    readPages,
  };
}

function copiesWithoutPage({ name, claimed }: ContentFolder, content: SharedContent | undefined): string[] {
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
