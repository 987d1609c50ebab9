import pc from 'picocolors';
import type { SiteModel } from '../generator/index.ts';
import { columns } from './columns.ts';
import type { ListedRoute } from './listed-route.ts';
import { usesColour } from './print.ts';
import { localeName } from './site-queries.ts';

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
  return [301, 302].flatMap((status) =>
    foldedOf(
      status,
      redirects.filter((redirect) => redirect.status === status),
    ),
  );
}

function foldedOf(status: number, redirects: readonly ListedRoute[]): string[] {
  if (redirects.length === 0) return [];
  const byHead = new Map<string, ListedRoute[]>();
  for (const route of redirects) {
    const head = headOf(route.path, route.redirectTo ?? '');
    byHead.set(head, [...(byHead.get(head) ?? []), route]);
  }
  const most = Math.max(...[...byHead.values()].map(({ length }) => length));
  const heads = [...byHead].filter(([, { length }]) => length === most).map(([head]) => head);
  const single = [...byHead.values()].filter(({ length }) => length < most).flat();
  return [...wrapped(`${status} from`, heads.sort()), ...single.map(({ path, redirectTo }) => `${status} ${path} → ${redirectTo}`)];
}

/** Words after a label, wrapped at 96 characters. */
function wrapped(label: string, words: readonly string[]): string[] {
  const lines = [label];
  words.forEach((word, index) => {
    const next = ` ${word}${index < words.length - 1 ? ',' : ''}`;
    const line = lines.at(-1) ?? '';
    if (line.length + next.length > 96) lines.push(' '.repeat(label.length) + next);
    else lines[lines.length - 1] = line + next;
  });
  return lines;
}

/** What precedes the common ending of both addresses. */
function headOf(from: string, to: string): string {
  const rest = to.slice(to.indexOf('/', 1) + 1);
  return rest && from.endsWith(rest) ? from.slice(0, -rest.length) : from;
}

const total = (pages: number, redirects: number) =>
  `${pages} pages${redirects ? `, ${redirects} redirects (each listed by --format json)` : ''}`;
