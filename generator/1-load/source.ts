import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Page, Wording } from '../model/content.ts';
import { copyFileOf } from '../model/page-copies.ts';
import type { Loaded } from './assemble.ts';
import { type ContentFolder, openFolder } from './content-folder.ts';
import { deduplicate, faultKey } from './deduplicate.ts';
import { groupPages, type Mentioned, type PageGroup } from './group-pages.ts';
import { noModules } from './link-modules.ts';
import { loadFiles, noContentFolder } from './load.ts';
import { PagesWithCopies } from './pages-with-copies.ts';
import { isOrdinaryCopy, pageFileOf } from './places.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { wrongSources } from './wrong-sources.ts';

/** A content folder that is read batch by batch. Its files are those that it had when it was opened. */
export interface Source {
  /** All content files, sorted, relative to the folder. */
  readonly files: readonly string[];
  /**
   * The shared content: everything but the copies of ordinary pages (its `batch` is empty), with all diagnostics of it. Copy files
   * without a page are read here, because they are in no batch.
   */
  readShared(): Promise<Loaded>;
  /** The ordinary pages, divided into those that must be looked at together. */
  groups(shared: Pick<Content, 'pages'>, mentioned?: Mentioned): PageGroup[];
  /**
   * Whether the next `readPages` reads the current text of a file, given relative to the folder, so that nothing else has to be read
   * again when it has changed: it is a copy of an ordinary page, it was there when the folder was opened, no shared content imports
   * it, and TypeScript's loader, which evaluates a file only once, has not read it.
   */
  readsAnew(path: string): boolean;
  /**
   * The content with the copies of these pages as its `batch`, and the diagnostics that `readShared` has not given. Nothing that is
   * read here is kept: a file that several batches import is evaluated for each.
   */
  readPages(shared: Content, pages: readonly string[]): Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;
}

/** Lists the files of a content folder; nothing is read yet. Files in its content are named relative to the folder's parent. */
export async function openSource(given: string): Promise<Source> {
  const folder = openFolder(given);
  const sharedPaths = folder.claimed.filter((path) => !isOrdinaryCopy(path));
  const present = new Set(folder.files);
  const readByLoader = new Set<string>();
  let known = noModules;
  let reported: ReadonlySet<string> = new Set();

  return {
    files: folder.files,
    groups: (shared, mentioned) => groupPages(shared.pages, folder, mentioned),

    async readShared() {
      if (!folder.modules.files.has('site.ts')) return noContentFolder(given, folder.files.length);
      const { content, diagnostics, linked } = await loadFiles(folder, sharedPaths);
      const { diagnostics: ofCopies } = await readFiles(folder, copiesWithoutPage(folder, content), linked);
      known = linked;
      reported = new Set(diagnostics.map(faultKey));
      return { content: content && { ...content, batch: new Set() }, diagnostics: [...diagnostics, ...deduplicate(ofCopies, reported)] };
    },

    readsAnew: (path) =>
      isOrdinaryCopy(path) && present.has(path) && !known.direct.has(path) && !known.indirect.has(path) && !readByLoader.has(path),

    async readPages(shared, ids) {
      const pages = ids.flatMap((id) => shared.pages.get(id) ?? []).sort((a, b) => (a.definition.file < b.definition.file ? -1 : 1));
      const batch = new Set(pages.map(({ id }) => id));
      const paths = pages.flatMap((page) => page.languages.map((language) => pathOfCopy(folder, page, language))).filter(isOrdinaryCopy);
      const { values, diagnostics, linked } = await readFiles(folder, paths, known);
      for (const path of linked.indirect) readByLoader.add(path);
      // A file that shared content and a file of TypeScript's loader both import must come from that loader for both.
      if ([...linked.indirect].some((path) => known.direct.has(path))) {
        const whole = await loadFiles(folder, [...sharedPaths, ...paths].sort());
        return { content: { ...(whole.content ?? shared), batch }, diagnostics: deduplicate(whole.diagnostics, reported) };
      }
      const wrong = wrongSources(folder, shared, linked);
      const withCopies = new Map(pages.map((page) => [page.id, withCopiesOf(page, values, folder)]));
      return {
        content: { ...shared, batch, pages: new PagesWithCopies(shared.pages, withCopies) },
        diagnostics: deduplicate([...diagnostics, ...wrong], reported),
      };
    },
  };
}

/** Copy files in a folder that has no page. */
function copiesWithoutPage({ name, claimed }: ContentFolder, content: Content | undefined): string[] {
  const folders = new Set([...(content?.pages.values() ?? [])].map(({ definition: { file } }) => file));
  return claimed.filter((path) => isOrdinaryCopy(path) && !folders.has(`${name}/${pageFileOf(path)?.folder}/page.ts`));
}

const pathOfCopy = ({ name }: ContentFolder, page: Page, language: string) => copyFileOf(page, language).slice(name.length + 1);

/** The page with those of its copies that could be read; a contract has them already. */
function withCopiesOf(page: Page, values: ReadFiles['values'], folder: ContentFolder): Page {
  if (page.copies.size > 0) return page;
  const copies = page.languages.flatMap((language): [string, Entry<Wording>][] => {
    const entry = values.get(pathOfCopy(folder, page, language));
    return entry ? [[language, entry as Entry<Wording>]] : [];
  });
  return { ...page, copies: new Map(copies) };
}
