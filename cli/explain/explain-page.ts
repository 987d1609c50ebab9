import pc from 'picocolors';
import { counted } from '../../generator/6-report/report.ts';
import { finish, nearest, placesOf, type Reading, type Route, renderPage, resolveAddress, type SiteModel } from '../../generator/index.ts';
import { columns } from '../columns.ts';
import { reasons } from '../commands/resolve.ts';
import { UsageError } from '../failure.ts';
import type { SiteOptions } from '../options.ts';
import { printFaults, usesColour } from '../print.ts';
import { localeName, pathOf } from '../site-model.ts';
import { describeFact } from './describe-fact.ts';
import { linkedPages, outboundLinks, wordingOf } from './page-origins.ts';

type Paint = ReturnType<typeof pc.createColors>;
type Placed = Reading & { readonly line?: number; readonly column?: number };

/** Prints where everything on a page comes from: texts, facts, links. Exit code 1 where the page cannot be rendered. */
export async function explainPage(site: SiteModel, address: string, options: SiteOptions): Promise<number> {
  const path = pathOf(site, address);
  const { route, because } = follow(site, path);
  const { html, diagnostics, readings } = await renderPage(site, route);
  if (html === undefined) {
    const { diagnostics: faults } = await finish(diagnostics, options, { content: site.content });
    printFaults(faults, options.content);
    return 1;
  }
  const placed = (await placesOf(unique(readings), options)).sort(byPlace);
  const paint = pc.createColors(usesColour(process.stdout));
  const intro = because ? [`${path} moves on to ${paint.bold(route.path)}: ${because}.`, ''] : [];
  const blocks = [
    heading(site, route, paint),
    ...texts(site, placed, paint),
    facts(site, placed, paint),
    links(site, { html, placed }, paint),
  ];
  process.stdout.write(`${[...intro, blocks.filter(Boolean).join('\n\n')].join('\n')}\n`);
  return 0;
}

/** The page at an address or behind its redirect. */
function follow({ manifest }: SiteModel, path: string): { route: Route; because: string | undefined } {
  const answer = resolveAddress(manifest.table, path);
  const at = answer.status === 301 ? answer.location.replace(/[?#].*$/s, '') : answer.status === 200 ? answer.path : path;
  const route = manifest.routes.find((one) => one.path === at);
  if (route) return { route, because: answer.status === 301 ? reasons[answer.reason] : undefined };
  const near = nearest(
    path,
    manifest.routes.map((one) => one.path),
  );
  const reason = answer.status === 404 ? answer.reason : 'unknown-page';
  throw new UsageError(
    `${path} answers with 404, because ${reasons[reason]}.${near ? ` Did you mean ${near}?` : ' The addresses are listed by `npm run site -- routes`.'}`,
  );
}

function heading(site: SiteModel, { path, page, locale, status }: Route, paint: Paint): string {
  const definition = site.content.pages.get(page)?.definition;
  const where = locale ? `, ${localeName(site, locale.id)} (${locale.id})` : '';
  return `${paint.bold(path)}  page ${page}${where}${status === 404 ? ', answers with 404' : ''}
  ${paint.dim(`template ${definition?.value.template}, structure in ${definition?.file}`)}`;
}

function texts(site: SiteModel, placed: readonly Placed[], paint: Paint): string[] {
  const own = placed.filter(({ kind }) => kind === 'text');
  return [...new Set(own.map(({ file }) => file))].map((file) => {
    const here = own.filter((reading) => reading.file === file);
    const { language, kind, textAt } = wordingOf(site, file);
    const rows = here.map((reading) => [placeOf(reading), reading.dataPath.join('.'), textAt(reading.dataPath)]);
    return block(`${counted(here.length, 'text')} from the ${kind}, ${language}`, rows, paint);
  });
}

function facts({ content }: SiteModel, placed: readonly Placed[], paint: Paint): string | undefined {
  const rows = placed
    .filter(({ kind }) => kind === 'fact')
    .map((reading) => {
      const [id = '', entry] =
        [...content.facts].find(([key, { file }]) => file === reading.file && key.endsWith(`.${reading.dataPath[0]}`)) ?? [];
      return [placeOf(reading), id, entry ? describeFact(entry.value) : ''];
    });
  return rows.length ? block(counted(rows.length, 'fact'), rows, paint) : undefined;
}

function links(site: SiteModel, { html, placed }: { html: string; placed: readonly Placed[] }, paint: Paint): string | undefined {
  const place = (file: string) => placeOf(placed.find((reading) => reading.kind === 'address' && reading.file === file) ?? { file });
  const pages = linkedPages(site, html);
  const rows = [
    ...pages.map(({ page, file, paths }) => [
      place(file),
      page,
      paths.length > 3 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(', '),
    ]),
    ...outboundLinks(site, placed).map(({ reading, name, href }) => [placeOf(reading), name, href]),
  ];
  return rows.length
    ? block(`Links to ${counted(pages.length, 'page')} and ${counted(rows.length - pages.length, 'place')} elsewhere`, rows, paint)
    : undefined;
}

/** A titled table; at a terminal, each line is cut where the window ends. */
function block(title: string, rows: readonly (readonly string[])[], paint: Paint): string {
  const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  const [place = 0, name = 0] = [0, 1].map((index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const space = Math.max(20, width - place - name - 6);
  const cut = (text: string) => (text.length > space ? `${text.slice(0, space - 1)}…` : text);
  const lines = columns(
    rows.map(([first = '', second = '', third = '']) => [first, second, cut(third.replace(/\s+/g, ' '))]),
    [paint.cyan, undefined, paint.dim],
  );
  return [paint.bold(title), ...lines.map((line) => `  ${line}`)].join('\n');
}

function placeOf({ file, line, column }: Partial<Placed>): string {
  return `${file}${line ? `:${line}:${column}` : ''}`;
}

/** A page reads many things more than once. */
function unique(readings: readonly Reading[]): Reading[] {
  return [...new Map(readings.map((reading) => [`${reading.kind} ${reading.file} ${reading.dataPath.join('.')}`, reading])).values()];
}

/** The page's own texts first, then those it shares, each in the order of the file. */
function byPlace(a: Placed, b: Placed): number {
  const shared = ({ file }: Placed) => Number(file.includes('/dictionaries/'));
  return (
    shared(a) - shared(b) ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
  );
}
