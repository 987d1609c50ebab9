import { join } from 'node:path';
import { addressLock, lockPath, type SiteModel, writeAtomically } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type Flags, type SiteOptions, siteOf, type Words } from '../options.ts';
import { reportErrors } from '../print.ts';
import { type ListedRoute, routesText } from '../routes-text.ts';
import { localeChoice, siteFor } from '../site-queries.ts';

interface RoutesOptions extends SiteOptions, Words<'locale' | 'page'>, Flags<'lock'> {
  readonly format: string;
}

/** Prints every address of the site, or those of a locale or a page. A redirect belongs to its target. */
export async function routes(options: RoutesOptions): Promise<number> {
  const format = choice('format', options.format, ['text', 'json']);
  if (options.lock) return recordAddresses(options);
  const site = await siteFor(options);
  if (typeof site === 'number') return site;
  const locale = options.locale === undefined ? undefined : localeChoice(site, options.locale);
  const page = options.page === undefined ? undefined : choice('page', options.page, [...site.content.pages.keys()]);
  const listed = listRoutes(site).filter((route) => (!locale || route.locale === locale) && (!page || route.page === page));
  process.stdout.write(format === 'json' ? `${JSON.stringify({ routes: listed }, null, 2)}\n` : routesText(site, listed));
  return 0;
}

/** Pages and redirects in one list, sorted by path. */
function listRoutes({ manifest }: SiteModel): ListedRoute[] {
  const pages = manifest.routes.map(({ path, page, locale, language, canonical, alternates, status, indexed, sources }): ListedRoute => {
    return { path, page, locale: locale?.id ?? null, language, canonical, alternates, status, redirectTo: null, indexed, sources };
  });
  const byPath = new Map(pages.map((route) => [route.path, route]));
  const redirects = manifest.redirects.map(({ from, to, status }): ListedRoute => {
    const { page = null, locale = null, language = null, canonical = to, sources = [] } = byPath.get(to) ?? {};
    return { path: from, page, locale, language, canonical, alternates: [], status, redirectTo: to, indexed: false, sources };
  });
  return [...pages, ...redirects].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Adds the present addresses to the list of published ones in the content folder. Exit code 1 if the content has errors. */
async function recordAddresses(options: SiteOptions): Promise<number> {
  const site = await siteOf(options);
  const { lock, diagnostics } = await addressLock(site);
  if (!lock) return reportErrors(diagnostics, site);
  const file = join(options.content, lockPath);
  await writeAtomically(file, lock.text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The list ${file} cannot be written: ${error.message}. Make it writable and try again.`);
  });
  process.stdout.write(`${lock.added} added, ${lock.all} in all: ${file}\n`);
  return 0;
}
