import pc from 'picocolors';
import { notFoundPage, resolveAddress, type SiteModel } from '../../generator/index.ts';
import { choice, type SiteOptions } from '../options.ts';
import { usesColour } from '../print.ts';
import { localeName, pathOf, siteFor } from '../site-queries.ts';

interface ResolveOptions extends SiteOptions {
  readonly format: string;
}

interface Resolved {
  readonly path: string;
  readonly status: 200 | 301 | 302 | 404;
  /** The page that is shown; for a redirect, its target. */
  readonly page?: string;
  readonly locale?: string;
  readonly location?: string;
  readonly reason?: string;
}

/** Prints what the resolver returns for an address. Exit code 0, also for a 404. */
export async function resolve(address: string, options: ResolveOptions): Promise<number> {
  const format = choice('format', options.format, ['text', 'json']);
  const site = await siteFor(options);
  if (typeof site === 'number') return site;
  const resolved = resolveIn(site, address);
  process.stdout.write(format === 'json' ? `${JSON.stringify(resolved, null, 2)}\n` : `${sentences(site, resolved).join('\n')}\n`);
  return 0;
}

/** The resolver's result for an address, as data. */
function resolveIn(site: SiteModel, address: string): Resolved {
  const { routes, table } = site.manifest;
  const path = pathOf(site, address);
  const answer = resolveAddress(table, path);
  const shown = (at: string | undefined) => {
    const route = routes.find((one) => one.path === at);
    return route && { page: route.page, ...(route.locale && { locale: route.locale.id }) };
  };
  if (answer.status === 200) return { path, status: 200, ...shown(answer.path) };
  if ('location' in answer) {
    const { status, location, reason } = answer;
    const target = location.replace(/[?#].*$/s, '');
    const isFirst = reason === 'former' && path.replace(/[?#].*$/s, '').replace(/\/?$/, '/') === `${target}1/`;
    return { path, status, ...shown(target), location, reason: isFirst ? 'first-of-list' : reason };
  }
  return { path, status: 404, ...shown(notFoundPage(routes, answer)?.path), reason: answer.reason };
}

/** Why an address is not that of a page, in words. */
export const reasons: Readonly<Record<string, string>> = {
  spelling: 'the page is spelt differently',
  'separate-segments': 'country and language belong into one segment',
  'unoffered-language': 'the country does not offer this language, so its first one is shown',
  'untranslated-page': 'the page has no text in this language, so it is shown in the first one of the country',
  'similar-language': 'the site has this language, but not with this region',
  'default-language': 'the page has no text in this language, so it is shown in the default one',
  former: 'the page was here before',
  'first-of-list': 'the first address of a list has no number',
  'country-only': "the language is missing, so the country's first one is shown",
  'unknown-country': 'the country is not known',
  'unknown-page': 'the page does not exist',
};

function sentences(site: SiteModel, { path, status, page, locale, location, reason }: Resolved): string[] {
  const paint = pc.createColors(usesColour(process.stdout));
  const shown = `page ${page}${locale ? `, ${localeName(site, locale)} (${locale})` : ''}`;
  const because = paint.dim(reasons[reason ?? ''] ?? '');
  switch (status) {
    case 200:
      return [`${paint.green('200')}  ${path}`, `     ${shown}`];
    case 301:
    case 302:
      return [`${paint.yellow(String(status))}  ${path}`, `  →  ${location}`, `     ${shown}`, `     ${because}`];
    case 404:
      return [`${paint.red('404')}  ${path}`, ...(page ? [`     shows the ${shown}`] : []), `     ${because}`];
  }
}
