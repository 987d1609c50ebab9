import { type DocumentAddress, type Manifest, outputOf, type Redirect, type Route } from '../model/manifest.ts';
import type { AddressTable } from '../model/resolver.ts';
import type { SiteFiles } from '../model/site-files.ts';
import { type HeaderRule, headerRules } from './headers.ts';

/** A page with its file, relative to the folder of the site. */
export interface HostedPage extends Pick<Route, 'path' | 'page' | 'status' | 'language' | 'locale'> {
  readonly file: string;
}

/** What a host has to know of a site, as plain data. */
export interface HostedSite {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Every address that leads to another one, sorted by `from`. `from` is a path that begins with a slash, and so is `to`. */
  readonly redirects: readonly Redirect[];
  /** The response headers of paths. Where several rules match a path, each adds its headers, and the later one decides about equal names. */
  readonly headers: readonly HeaderRule[];
  /** Every page with its file, sorted by path; those with the status 404 are for the addresses below their folder that do not exist. */
  readonly pages: readonly HostedPage[];
  /** The files that the theme writes for each locale, with their types. */
  readonly documents: readonly Pick<DocumentAddress, 'path' | 'output' | 'type'>[];
  /** What resolves any address that is asked for, also those that `redirects` cannot list. */
  readonly table: AddressTable;
  /** The files beside the pages and outside `assets/`, relative to the folder of the site, sorted: `favicon.ico`. Those of the host are not among them. */
  readonly files: readonly string[];
  /** The text of the function that `Host.script` names; absent for other hosts. */
  readonly script?: string | undefined;
}

/** What a host needs to serve a site: `--host` chooses one. */
export interface Host {
  /** Whether a page stands in the place of each redirect, because the host knows no redirects; `--redirects` replaces it. */
  readonly redirectPages: boolean;
  /** Whether the host sends a file that lies compressed beside the file that is asked for: `index.html.br`, `index.html.gz`. */
  readonly precompressed?: boolean;
  /** The function that answers each request there, the name of a module in `hosts/functions`: `hostFunction` makes its text, which `HostedSite` then has. */
  readonly script?: string;
  /** The files that tell the host about redirects and headers: path relative to the folder of the site → text. */
  files(site: HostedSite): Readonly<Record<string, string>>;
  /** Files that the host reads elsewhere, and no visitor may fetch: path relative to `dist/host/NAME` → text. */
  configuration?(site: HostedSite): Readonly<Record<string, string>>;
}

/** What is not in the manifest: the files of the site, and the text of the host's function. */
interface Hosted extends Pick<HostedSite, 'script'> {
  readonly files?: readonly string[];
}

/** What a host has to know, from the manifest. */
export function hostedSite(manifest: Manifest, { files = [], script }: Hosted = {}): HostedSite {
  const { origin, redirects, routes, table, documents = [] } = manifest;
  const others = new Set([...routes.map(({ output }) => output), ...redirects.map(({ from }) => outputOf(from))]);
  return {
    origin,
    redirects,
    headers: headerRules(manifest),
    pages: routes.map(({ path, output: file, page, status, language, locale }) => ({
      path,
      file,
      page,
      status,
      language,
      ...(locale && { locale }),
    })),
    documents: documents.map(({ path, output, type }) => ({ path, output, type })),
    table,
    files: files.filter((file) => !file.startsWith('assets/') && !others.has(file)).sort(),
    script,
  };
}

/** A path that `hostedFiles` refuses, and why. */
export class HostFileError extends Error {}

/**
 * The files beside the pages for a host: its own in place of those of another host. Throws a `HostFileError` for a file of the host that
 * has no relative path, or the path of another file.
 */
export function hostedFiles(
  files: SiteFiles,
  manifest: Manifest,
  hosts: { readonly from: Host; readonly to: Host; readonly script?: string | undefined },
): SiteFiles {
  const hosted = new Map(files);
  for (const path of Object.keys(hosts.from.files(hostedSite(manifest)))) hosted.delete(path);
  const site = hostedSite(manifest, { files: [...hosted.keys()], script: hosts.script });
  const pages = new Set(manifest.routes.map(({ output }) => output));
  for (const [path, text] of Object.entries(hosts.to.files(site))) {
    if (path.split('/').some((part) => ['', '.', '..'].includes(part)) || path.includes('\\'))
      throw new HostFileError(`it writes a file '${path}', which is no path below the folder of the site`);
    if (hosted.has(path) || pages.has(path)) throw new HostFileError(`it writes a file '${path}', which the site has already`);
    hosted.set(path, text);
  }
  return hosted;
}
