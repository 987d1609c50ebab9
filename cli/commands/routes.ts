import type { SiteModel } from '../../generator/index.ts';
import type { ListedRoute } from '../listed-route.ts';
import { choice, type SiteOptions } from '../options.ts';
import { recordAddresses } from '../record-addresses.ts';
import { routesText } from '../routes-text.ts';
import { localeChoice, pageChoice, siteFor } from '../site-queries.ts';

interface RoutesOptions extends SiteOptions {
  readonly format: string;
  readonly locale?: string;
  readonly page?: string;
  readonly lock?: true;
}

/** Prints every address of the site, or those of a locale or a page. A redirect belongs to its target. */
export async function routes(options: RoutesOptions): Promise<number> {
  const format = choice('format', options.format, ['text', 'json']);
  if (options.lock) return recordAddresses(options);
  const site = await siteFor(options);
  if (typeof site === 'number') return site;
  const locale = options.locale === undefined ? undefined : localeChoice(site, options.locale);
  const page = options.page === undefined ? undefined : pageChoice(site, options.page);
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
    const target = byPath.get(to);
    const { page = null, locale = null, language = null, sources = [] } = target ?? {};
    return {
      path: from,
      page,
      locale,
      language,
      canonical: target?.canonical ?? to,
      alternates: [],
      status,
      redirectTo: to,
      indexed: false,
      sources,
    };
  });
  return [...pages, ...redirects].sort((a, b) => (a.path < b.path ? -1 : 1));
}
