import pc from 'picocolors';
import { wrap } from '../generator/7-report/column-width.ts';
import { groupBy, type SiteModel } from '../generator/index.ts';
import { columns } from './columns.ts';
import { usesColour } from './print.ts';
import { localeName } from './site-queries.ts';

/** An address of the site for programs. Properties that do not apply are null. */
export interface ListedRoute {
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
export function routesText(site: SiteModel, listed: readonly ListedRoute[], colour = usesColour(process.stdout)): string {
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
