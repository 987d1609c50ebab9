import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type Diagnostic,
  type LiveTheme,
  lazy,
  type OpenContent,
  openContent,
  openSite,
  type PlainSite,
  type Site,
} from '../../generator/index.ts';

/** The content of a site between two changes. */
export interface ContentReading {
  readonly site: Site;
  /** Absent if no content could be read yet. */
  readonly content: OpenContent | undefined;
  /** The errors because of which the content is older than its files. */
  readonly faults: readonly Diagnostic[] | undefined;
}

/** Whether a file, named by its absolute path, is in the content folder or is this folder. */
export const isContent = ({ content }: Pick<Site, 'content'>, file: string): boolean => !/^\.\.(?:[/\\]|$)/.test(relative(content, file));

/** Whether a file is a static file or a style sheet that no module imports: only the bundle for browsers depends on it. */
export const isAsset = ({ root }: Pick<Site, 'root'>, file: string): boolean =>
  file.startsWith(`${root}/runtime/static/`) || (file.startsWith(`${root}/runtime/styles/`) && /(?<!\.module)\.css$/.test(file));

/**
 * Reads what files of a site have changed (absolute paths; without any, all may have): its shared content, or its theme. Returns the last
 * reading if only texts of pages have changed, which are read for each request. The site is opened anew, so that its day is today.
 */
export async function readOpenContent(
  { root, ...settings }: PlainSite,
  live: LiveTheme,
  { last, files = [] }: { readonly last?: ContentReading | undefined; readonly files?: readonly string[] } = {},
): Promise<ContentReading> {
  const opened = openSite(root, settings);
  const others = files.filter((file) => !isContent(opened, file) && !isAsset(opened, file));
  const isThemeKept = last && files.length > 0 && others.length === 0;
  if (last && !isThemeKept) await live.changed(others);
  const site = last ? { ...opened, theme: isThemeKept ? last.site.theme : lazy(live.load) } : opened;
  const lastContent = last?.faults ? undefined : last?.content;
  const readsAnew = (file: string) =>
    isAsset(site, file) || (lastContent?.source.readsAnew(relative(site.content, file).replaceAll('\\', '/')) && existsSync(file));
  if (last && lastContent && files.length > 0 && files.every(readsAnew)) return last;
  const isContentKept = files.length > 0 && !files.some((file) => isContent(site, file));
  const { content, diagnostics } = await openContent(site, isContentKept ? lastContent : undefined);
  return content ? { site, content, faults: undefined } : { site, content: last?.content, faults: diagnostics };
}
