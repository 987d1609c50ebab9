import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, Entry, Page, Wording } from '../model/content.ts';
import { copyFileOf } from '../model/page-copies.ts';
import type { Loaded } from './assemble.ts';
import { type ContentFolder, openFolder } from './content-folder.ts';
import { groupPages, type Mentioned, type PageGroup } from './group-pages.ts';
import { nothingLinked } from './link-modules.ts';
import { loadFiles, noContentFolder } from './load.ts';
import { PagesWithCopies } from './pages-with-copies.ts';
import { isOrdinaryCopy, pageFileOf } from './places.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { faultOf, unreported } from './unreported.ts';
import { wrongSources } from './wrong-sources.ts';

/** A content folder that is read part by part. Its files are those that it had when it was opened. */
export interface Source {
  /** All content files, sorted, relative to the folder. */
  readonly files: readonly string[];
  /**
   * Everything but the copies of ordinary pages (`part` is empty), with all that is wrong with it. Copy files that belong to no
   * page are looked at here, because no page asks for them.
   */
  readShared(): Promise<Loaded>;
  /** The ordinary pages, divided into those that must be looked at together. */
  groups(frame: Pick<Content, 'pages'>, mentioned?: Mentioned): PageGroup[];
  /**
   * Whether the next `withCopies` reads what a file, given relative to the folder, then says, so that nothing else has to be read
   * again when it has changed: it words an ordinary page and was there when the folder was opened, the frame does not rest on it,
   * and TypeScript's loader, which never evaluates a file twice, has not seen it.
   */
  readsAnew(path: string): boolean;
  /**
   * The content with the copies of these pages, which are its `part`, and what is wrong with them that the shared content has not reported. Of
   * what is read here, nothing is kept: where several calls share a file, it is evaluated for each.
   */
  readPages(frame: Content, pages: readonly string[]): Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;
}

/** Looks through a content folder; nothing is read yet. Files in its content are named relative to the folder's parent. */
export async function openSource(given: string): Promise<Source> {
  const folder = openFolder(given);
  const framePaths = folder.claimed.filter((path) => !isOrdinaryCopy(path));
  let known = nothingLinked;
  let reported: ReadonlySet<string> = new Set();
  const listed = new Set(folder.files);
  const seenByLoader = new Set<string>();

  const frame = async (): Promise<Loaded> => {
    if (!folder.modules.files.has('site.ts')) return noContentFolder(given, folder.files.length);
    const { content, diagnostics, linked } = await loadFiles(folder, framePaths);
    const { diagnostics: stray } = await readFiles(folder, strayCopies(folder, content), linked);
    known = linked;
    reported = new Set(diagnostics.map(faultOf));
    return { content: content && { ...content, batch: new Set() }, diagnostics: [...diagnostics, ...unreported(stray, reported)] };
  };

  const withCopies: Source['readPages'] = async (content, ids) => {
    const pages = ids.flatMap((id) => content.pages.get(id) ?? []).sort((a, b) => (a.definition.file < b.definition.file ? -1 : 1));
    const part = new Set(pages.map(({ id }) => id));
    const paths = pages.flatMap((page) => page.languages.map((language) => pathOfCopy(folder, page, language))).filter(isOrdinaryCopy);
    const { values, diagnostics, linked } = await readFiles(folder, paths, known);
    for (const path of linked.indirect) seenByLoader.add(path);
    // What the frame has evaluated and a file that TypeScript's loader reads have in common must come from that loader too.
    if ([...linked.indirect].some((path) => known.direct.has(path))) {
      const anew = await loadFiles(folder, [...framePaths, ...paths].sort());
      return { content: { ...(anew.content ?? content), batch: part }, diagnostics: unreported(anew.diagnostics, reported) };
    }
    const wrong = wrongSources(folder, content, linked);
    const worded = new Map(pages.map((page) => [page.id, withCopiesOf(page, values, folder)]));
    return {
      content: { ...content, batch: part, pages: new PagesWithCopies(content.pages, worded) },
      diagnostics: unreported([...diagnostics, ...wrong], reported),
    };
  };

  const readsAnew = (path: string) =>
    isOrdinaryCopy(path) && listed.has(path) && !known.direct.has(path) && !known.indirect.has(path) && !seenByLoader.has(path);

  return {
    files: folder.files,
    readShared: frame,
    groups: (content, mentioned) => groupPages(content.pages, folder, mentioned),
    readsAnew,
    readPages: withCopies,
  };
}

/** Copy files in the folder of no page. */
function strayCopies({ name, claimed }: ContentFolder, content: Content | undefined): string[] {
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
