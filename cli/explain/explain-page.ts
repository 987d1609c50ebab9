import { counted } from '../../generator/7-report/report.ts';
import { type Fact, finish, groupBy, type Reading, renderPage, type SiteModel } from '../../generator/index.ts';
import type { SiteOptions } from '../options.ts';
import { reportErrors } from '../print.ts';
import { localeName } from '../site-queries.ts';
import { findPage, type TargetPage } from './find-page.ts';
import { filesSection, textSections, textsOf } from './page-texts.ts';
import { placeText, type ValueAt, withPlaces } from './places.ts';
import type { Explanation, Sheet } from './sheet.ts';

export interface PageOptions extends SiteOptions {
  /** Limits the page to the texts that contain these words. */
  readonly text?: string;
  readonly all?: boolean;
}

/** The origins of the texts, facts and links of a page. If it cannot be rendered, prints the errors and returns the exit code. */
export async function explainPage(site: SiteModel, address: string, options: PageOptions): Promise<Explanation | number> {
  const target = findPage(site, address);
  const { route, fragment } = target;
  const { html, diagnostics, readings } = await renderPage(site, route);
  if (html === undefined) {
    const { diagnostics: faults } = await finish(diagnostics, site.site, { content: site.content });
    return reportErrors(faults, site.site);
  }
  const texts = await textsOf(site, { target, words: options.text });
  const full = fragment !== undefined || options.text !== undefined;
  const values = full ? [] : await valuesIn(site, readings);
  const facts = factRows(site, values);
  const links = full ? [] : linkRows(site, html, values);
  const { path, page, template, locale, status } = route;
  const about = { path, page, template, locale: locale?.id ?? null, status, asked: target.asked };
  const detail = { all: options.all ?? false, full, language: (code: string) => site.content.languages.value[code]?.name ?? code };
  const { sections, notes } = textSections(texts, detail);
  const cells = (rows: readonly Row[]) => rows.map(({ at, name, value }) => [at, name, value]);
  return {
    json: { ...about, texts, facts, links },
    sheet: {
      ...headOf(site, target, detail.language),
      sections: [
        ...(full ? [] : [filesSection(texts, detail)]),
        ...sections,
        { heading: counted(facts.length, 'fact'), rows: cells(facts) },
        { heading: `Links to ${counted(links.length, 'place')}`, rows: cells(links) },
      ],
      notes,
    },
  };
}

/** The address, its page, and the redirect that led to it. */
function headOf(
  site: SiteModel,
  { route, asked, because, fragment }: TargetPage,
  language: (code: string) => string,
): Pick<Sheet, 'before' | 'title' | 'beside' | 'about'> {
  const { path, page, locale, status } = route;
  const definition = site.content.pages.get(page)?.definition;
  const where = locale ? `, ${localeName(site, locale.id)} (${locale.id})` : '';
  const edition = definition?.value.variantOf;
  const isGap = route.copyLanguage !== route.language;
  return {
    before: because && `${asked} redirects to ${path}: ${because}.`,
    title: `${path}${fragment ? `#${fragment}` : ''}`,
    beside: `page ${page}${where}${status === 404 ? ', answers with 404' : ''}`,
    about: [
      `template ${definition?.value.template}, structure in ${definition?.file}`,
      edition ? `replaces the page ${edition} here` : [],
      isGap
        ? `its texts are in ${language(route.copyLanguage)}, because the page has none for ${locale?.id} (gaps in ${definition?.file})`
        : [],
    ]
      .flat()
      .map((dim) => ({ dim })),
  };
}

/** A value that a page read, and its place. */
type ReadValue = Reading & { readonly place: ValueAt };

/** Facts and addresses that a page read, each once, in the order of the files. */
async function valuesIn({ site }: SiteModel, readings: readonly Reading[]): Promise<ReadValue[]> {
  const others = readings.filter(({ kind }) => kind !== 'text');
  const unique = [...new Map(others.map((reading) => [`${reading.kind} ${reading.file} ${reading.dataPath.join('.')}`, reading])).values()];
  const placed = await withPlaces(unique, site);
  return unique.map((reading, index) => ({ ...reading, place: placed[index]?.at ?? { file: reading.file } })).sort(byPlace);
}

function byPlace({ place: a }: ReadValue, { place: b }: ReadValue): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

interface Row {
  /** `file:line:column` */
  readonly at: string;
  readonly name: string;
  readonly value: string;
}

/** Facts in one line each: kind, values, and source. */
function factRows({ content }: SiteModel, values: readonly ReadValue[]): Row[] {
  return values
    .filter(({ kind }) => kind === 'fact')
    .map(({ file, dataPath, place }) => {
      const [name = '', entry] = [...content.facts].find(([id, fact]) => fact.file === file && id.endsWith(`.${dataPath[0]}`)) ?? [];
      return { at: placeText(place), name, value: entry ? describeFact(entry.value) : '' };
    });
}

function describeFact({ kind, source, asOf, ...values }: Fact): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return `${kind}: ${parts.join(', ')} (source ${source}, as of ${asOf})`;
}

/** The pages that a page links to, each with the addresses that the links name; then the outside addresses of the brand file. */
function linkRows({ content, manifest }: SiteModel, html: string, values: readonly ReadValue[]): Row[] {
  const addresses = values.filter(({ kind }) => kind === 'address');
  const paths = new Set([...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path));
  const linked = groupBy(
    manifest.routes.filter(({ path }) => paths.has(path)),
    ({ page }) => page,
  );
  const pages = [...linked].sort().map(([page, routes]) => {
    const file = content.pages.get(page)?.definition.file ?? '';
    const place = addresses.find((one) => one.file === file)?.place ?? { file };
    return { at: placeText(place), name: page, value: routes.map(({ path }) => path).join(', ') };
  });
  const outside = addresses
    .filter(({ file, dataPath }) => file === content.brand.file && dataPath[0] === 'externalLinks')
    .map(({ dataPath: [, name = ''], place }) => ({
      at: placeText(place),
      name,
      value: content.brand.value.externalLinks[name] ?? '',
    }));
  return [...pages, ...outside];
}
