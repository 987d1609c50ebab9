import { join } from 'node:path';
import pc from 'picocolors';
import { wrap } from '../../generator/7-report/column-width.ts';
import { addressLock, groupBy, lockPath, type SiteModel, writeAtomically } from '../../generator/index.ts';
import { columns } from '../columns.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type Flags, type SiteOptions, siteOf, type Words } from '../options.ts';
import { reportErrors, usesColour } from '../print.ts';
import { localeChoice, localeName, siteFor } from '../site-queries.ts';

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

/** An address of the site for programs. Properties that do not apply are null. */
interface ListedRoute {
  readonly path: string;
  readonly page: string | null;
  readonly locale: string | null;
  readonly language: string | null;
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly path: string }[];
  readonly status: 200 | 301 | 302 | 404;
  readonly redirectTo: string | null;
  readonly indexed: boolean;
  readonly sources: readonly string[];
}

/** The addresses as a table, locale by locale. Redirects are summarized: there are five times as many as pages. */
function routesText(site: SiteModel, listed: readonly ListedRoute[], colour = usesColour(process.stdout)): string {
  const paint = pc.createColors(colour);
  const pages = listed.filter(({ redirectTo }) => redirectTo === null);
  const redirects = listed.filter(({ redirectTo }) => redirectTo !== null);
  const locales = [...new Set(listed.map(({ locale }) => locale))].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  const rows = columns(
    pages.map((route) => [route.path, route.page ?? '', remarks(route)]),
    [undefined, paint.cyan, paint.dim],
  );
  const lineOf = new Map(pages.map((route, index) => [route, rows[index] ?? '']));

  const blocks = locales.map((locale) => {
    const title = locale ? `${locale}  ${localeName(site, locale)}` : 'no country';
    const own = pages.filter((route) => route.locale === locale).map((route) => `  ${lineOf.get(route)}`);
    const from = redirects.filter((route) => route.locale === locale);
    return [paint.bold(title), ...own, ...(from.length ? folded(from).map((line) => paint.dim(`  ${line}`)) : [])].join('\n');
  });
  return `${[...blocks, paint.dim(total(pages.length, redirects.length))].join('\n\n')}\n`;
}

function remarks({ status, path, canonical, indexed }: ListedRoute): string {
  const parts = [
    ...(status === 404 ? ['404'] : []),
    ...(canonical === path ? [] : [`canonical ${canonical}`]),
    ...(indexed || status === 404 || canonical !== path ? [] : ['not indexed']),
  ];
  return parts.join(', ');
}

/** Prefixes that redirect for all pages of a locale are one line per status, `301 from /at/, /at/de/`; others are listed. */
function folded(redirects: readonly ListedRoute[]): string[] {
  return [...groupBy(redirects, ({ status }) => status)].sort().flatMap(([status, own]) => {
    const byPrefix = groupBy(own, ({ path, redirectTo }) => prefixOf(path, redirectTo ?? ''));
    const most = Math.max(...[...byPrefix.values()].map(({ length }) => length));
    const prefixes = [...byPrefix].filter(([, { length }]) => length === most).map(([prefix]) => prefix);
    const single = [...byPrefix.values()].filter(({ length }) => length < most).flat();
    return [...wrapped(`${status} from`, prefixes.sort()), ...single.map(({ path, redirectTo }) => `${status} ${path} → ${redirectTo}`)];
  });
}

/** Words after a label, wrapped at 96 characters. */
const wrapped = (label: string, words: readonly string[]): string[] =>
  wrap(words.join(', '), 95 - label.length).map((line, index) => `${index ? ' '.repeat(label.length) : label} ${line}`);

/** The part of the first address before the common ending of both. */
function prefixOf(from: string, to: string): string {
  const rest = to.slice(to.indexOf('/', 1) + 1);
  return rest && from.endsWith(rest) ? from.slice(0, -rest.length) : from;
}

const total = (pages: number, redirects: number) =>
  `${pages} pages${redirects ? `, ${redirects} redirects (each listed by --format json)` : ''}`;
