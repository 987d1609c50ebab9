import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { type Manifest, outputOf } from '../../model/manifest.ts';
import { staticFileNames } from '../../model/reserved-addresses.ts';
import type { Site } from '../../model/site.ts';
import type { Assets } from '../../model/site-files.ts';
import { isSitemap } from '../../model/sitemap-limits.ts';

/** Files beside the pages that builds write, some of them only for a draft or for visitors. */
const documents = ['_headers', '_redirects', 'robots.txt', 'site.webmanifest', 'wortlaut-draft.css'];
const contactFile = '.well-known/security.txt';

/** WL6022: static files at a path that the build needs for a page, a redirect, a document, or a folder that contains one. */
export function checkStaticFiles(
  { files }: Assets,
  { routes, redirects, redirectRules, documents: ofTheme = [] }: Manifest,
  { security }: Pick<Site, 'security'>,
): Diagnostic[] {
  const isUsual = (path: string) => staticFileNames.includes(path) || path.startsWith('assets/') || path.startsWith('licenses/');
  const others = [...files.keys()].filter((path) => !isUsual(path));
  if (others.length === 0) return [];
  const outputPaths = new Set([
    ...documents,
    ...(security ? [contactFile] : []),
    ...[...routes, ...ofTheme].map(({ output }) => output),
    ...(redirectRules ? [] : redirects.map(({ from }) => outputOf(from))),
  ]);
  const isWritten = (path: string) => outputPaths.has(path) || isSitemap(path);
  const all = [...outputPaths, ...files.keys()];
  const isFolder = (path: string) => all.some((one) => one.startsWith(`${path}/`));
  return others.flatMap((path) => {
    // Hosts and file systems may ignore case; all addresses of the site are in lower case.
    const file = [path, ...foldersOf(path)].find((one) => isWritten(one) || isWritten(one.toLowerCase()));
    if (file === undefined && !isFolder(path) && !isFolder(path.toLowerCase())) return [];
    return [
      finding('WL6022', { file: `runtime/static/${path}` }, [
        file === undefined ? `The build makes a folder '${path}', where this file would be.` : `The build writes '${file}' itself.`,
        'Give the file another name, or delete it.',
      ]),
    ];
  });
}

/** All parent folders of a path: `at-de/support/index.html` → `at-de`, `at-de/support`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
