import { type DocumentAddress, type Manifest, outputOf, type Redirect, type Route } from '../model/manifest.ts';
import type { AddressTable } from '../model/resolver.ts';
import type { SiteFiles } from '../model/site-files.ts';
import { type HeaderRule, headerRules } from './headers.ts';

/** A page with its file. */
export interface HostedPage extends Pick<Route, 'path' | 'page' | 'status' | 'language' | 'locale'> {
  /** The path of the HTML file, relative to the folder of the site. */
  readonly file: string;
}

/** The description of a site for a host, as plain data. */
export interface HostedSite {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Every address that leads to another one, sorted by `from`. `from` is a path that begins with a slash, and so is `to`. */
  readonly redirects: readonly Redirect[];
  /** The response headers of paths. If several rules match a path, each adds its headers; the last one decides about equal names. */
  readonly headers: readonly HeaderRule[];
  /** Every page with its file, sorted by path; pages with the status 404 are for missing addresses below their folder. */
  readonly pages: readonly HostedPage[];
  /** The files that the theme writes for each locale, with their types. */
  readonly documents: readonly Pick<DocumentAddress, 'path' | 'output' | 'type'>[];
  /** The input of the resolver, which also answers addresses that `redirects` cannot list. */
  readonly table: AddressTable;
  /** The files beside the pages, relative to the folder of the site, sorted: `favicon.ico`. Those of hosts are not among them. */
  readonly files: readonly string[];
  /** The text of the function that `Host.script` names; absent for other hosts. */
  readonly script?: string | undefined;
}

/** A kind of host, chosen by `--host`. */
export interface Host {
  /** Whether a page is written for each redirect, because the host has no redirects. */
  readonly redirectPages: boolean;
  /** Whether the host sends the compressed copy beside a requested file: `index.html.br`, `index.html.gz`. */
  readonly precompressed?: boolean;
  /** The module in `hosts/functions` whose function answers each request there. `HostedSite.script` is its text. */
  readonly script?: string;
  /** The public files with redirects and headers: path relative to the folder of the site → text. */
  files(site: HostedSite): Readonly<Record<string, string>>;
  /** Files that the host reads elsewhere, and no visitor may fetch: path relative to `dist/host/NAME` → text. */
  configuration?(site: HostedSite): Readonly<Record<string, string>>;
  /** The limits of the host that this site exceeds. */
  limits?(site: HostedSite): readonly {
    /** The finding, and its effect on this host, in whole sentences. */
    readonly message: string;
    /** The next step, in whole sentences. */
    readonly hint: string;
  }[];
  /** The next step with these files, as one sentence in the imperative. */
  readonly nextStep?: string;
}

export interface NamedHost extends Host {
  readonly name: string;
  readonly scriptText?: string;
}

/** Describes a site for a host. `files` are those beside the pages, `scriptText` is the text of the host's function. */
export function hostedSite(
  manifest: Manifest,
  { files = new Map(), scriptText }: { readonly files?: SiteFiles; readonly scriptText?: string | undefined } = {},
): HostedSite {
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
    files: [...files.keys()].filter((file) => !others.has(file)).sort(),
    script: scriptText,
  };
}

/** A path that a host must not write. */
export class HostFileError extends Error {
  readonly host: string;

  constructor(host: string, message: string) {
    super(message);
    this.host = host;
  }
}

/** Two hosts that write the same file with different texts. */
export class HostClash extends Error {}

/**
 * The files beside the pages together with those of the hosts. Throws a `HostFileError` for a file of a host whose path is not relative or
 * is that of a file of the site, and a `HostClash` for one that two hosts write differently.
 */
export function hostedFiles(files: SiteFiles, manifest: Manifest, hosts: readonly NamedHost[]): SiteFiles {
  const hosted = new Map(files);
  const pages = new Set(manifest.routes.map(({ output }) => output));
  const writers = new Map<string, string>();
  for (const { name, path, text } of filesFrom('files', hosts, { manifest, files })) {
    const other = writers.get(path);
    if (other !== undefined && hosted.get(path) !== text)
      throw new HostClash(`The hosts '${other}' and '${name}' both write the file '${path}', with different texts.`);
    if (other === undefined && (hosted.has(path) || pages.has(path)))
      throw new HostFileError(name, `it writes a file '${path}', which the site has already`);
    writers.set(path, name);
    hosted.set(path, text);
  }
  return hosted;
}

/** The files that the hosts read elsewhere: `NAME/path` → text. Throws a `HostFileError` for a file whose path is not relative. */
export function hostConfiguration(files: SiteFiles, manifest: Manifest, hosts: readonly NamedHost[]): SiteFiles {
  return new Map(filesFrom('configuration', hosts, { manifest, files }).map(({ name, path, text }) => [`${name}/${path}`, text]));
}

function filesFrom(
  list: 'files' | 'configuration',
  hosts: readonly NamedHost[],
  { manifest, files }: { readonly manifest: Manifest; readonly files: SiteFiles },
) {
  return hosts.flatMap(({ name, scriptText, [list]: filesOf }) =>
    Object.entries(filesOf?.(hostedSite(manifest, { files, scriptText })) ?? {}).map(([path, text]) => {
      if (path.split('/').some((part) => ['', '.', '..'].includes(part)) || path.includes('\\'))
        throw new HostFileError(name, `it writes a file '${path}', which is not a path below the folder of the site`);
      return { name, path, text };
    }),
  );
}
