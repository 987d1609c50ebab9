import pc from 'picocolors';
import { counted } from '../../generator/7-report/report.ts';
import { finish, placesOf, type Reading, renderPage, type SiteModel } from '../../generator/index.ts';
import { columns } from '../columns.ts';
import { reportErrors, usesColour } from '../print.ts';
import { describeFact } from './describe-fact.ts';
import type { ExplainOptions } from './explain-options.ts';
import { findPage } from './find-page.ts';
import { externalLinks, linkedPages } from './page-links.ts';
import { textsOf } from './page-report.ts';
import { filesText, headingText, type PageStyle, textsText } from './page-text.ts';
import { cut, placeText } from './text-lines.ts';

type Placed = Reading & { readonly line?: number; readonly column?: number };

/** Prints the origins of everything on a page: texts, facts, links. If the page cannot be rendered, prints why and returns that exit code. */
export async function explainPage(site: SiteModel, address: string, options: ExplainOptions): Promise<number> {
  const found = findPage(site, address);
  const { route, fragment } = found;
  const { html, diagnostics, readings } = await renderPage(site, route);
  if (html === undefined) {
    const { diagnostics: faults } = await finish(diagnostics, options, { content: site.content });
    return reportErrors(faults, options.content);
  }
  const texts = await textsOf({ site, found, words: options.text, options });
  const narrowed = fragment !== undefined || options.text !== undefined;
  const others = narrowed ? [] : readings.filter(({ kind }) => kind !== 'text');
  const placed = (await placesOf(unique(others), options)).sort(byPlace);
  const facts = factRows(site, placed);
  const links = narrowed ? [] : linkRows(site, { html, placed });
  if (options.format === 'json') {
    const { path, page, template, locale, status } = route;
    const about = { path, page, template, locale: locale?.id ?? null, status, asked: found.asked };
    const named = (rows: readonly Row[]) => rows.map(([at, name, value]) => ({ at, name, value }));
    process.stdout.write(`${JSON.stringify({ ...about, texts, facts: named(facts), links: named(links) }, null, 2)}\n`);
    return 0;
  }
  const style = styleOf(site, { all: options.all ?? false, full: narrowed });
  const blocks = [
    headingText(site, found, style),
    ...(narrowed ? [] : [filesText(texts, style)]),
    ...textsText(texts, style),
    ...(facts.length ? [table(counted(facts.length, 'fact'), facts, style)] : []),
    ...(links.length ? [table(`Links to ${counted(links.length, 'place')}`, links, style)] : []),
  ];
  process.stdout.write(`${blocks.join('\n\n')}\n`);
  return 0;
}

function styleOf({ content }: SiteModel, { all, full }: Pick<PageStyle, 'all' | 'full'>): PageStyle {
  const { bold, dim, cyan } = pc.createColors(usesColour(process.stdout));
  const width = Math.min(process.stdout.columns ?? 120, 120);
  return { all, full, width, bold, dim, place: cyan, language: (code) => content.languages.value[code]?.name ?? code };
}

type Row = readonly [place: string, name: string, value: string];

function factRows({ content }: SiteModel, placed: readonly Placed[]): Row[] {
  return placed
    .filter(({ kind }) => kind === 'fact')
    .map((reading) => {
      const [id = '', entry] =
        [...content.facts].find(([key, { file }]) => file === reading.file && key.endsWith(`.${reading.dataPath[0]}`)) ?? [];
      return [placeText(reading), id, entry ? describeFact(entry.value) : ''];
    });
}

function linkRows(site: SiteModel, { html, placed }: { html: string; placed: readonly Placed[] }): Row[] {
  const place = (file: string) => placeText(placed.find((reading) => reading.kind === 'address' && reading.file === file) ?? { file });
  return [
    ...linkedPages(site, html).map(({ page, file, paths }): Row => {
      const some = paths.length > 3 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(', ');
      return [place(file), page, some];
    }),
    ...externalLinks(site, placed).map(({ reading, name, href }): Row => [placeText(reading), name, href]),
  ];
}

/** A titled table whose last column is cut at the edge of the window. */
function table(title: string, rows: readonly Row[], style: PageStyle): string {
  const [place = 0, name = 0] = [0, 1].map((index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const space = Math.max(20, style.width - place - name - 6);
  const lines = columns(
    rows.map(([first, second, third]) => [first, second, cut(third.replace(/\s+/g, ' '), space)]),
    [style.place, undefined, style.dim],
  );
  return [style.bold(title), ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Removes repetitions: pages read many values more than once. */
function unique(readings: readonly Reading[]): Reading[] {
  return [...new Map(readings.map((reading) => [`${reading.kind} ${reading.file} ${reading.dataPath.join('.')}`, reading])).values()];
}

/** In the order of the files. */
function byPlace(a: Placed, b: Placed): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
