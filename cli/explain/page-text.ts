import { wrap } from '../../generator/7-report/column-width.ts';
import { counted } from '../../generator/7-report/report.ts';
import type { SiteModel } from '../../generator/index.ts';
import { columns } from '../columns.ts';
import { grouped } from '../grouped.ts';
import { localeName } from '../site-queries.ts';
import type { FoundPage } from './find-page.ts';
import type { ExplainedText } from './page-report.ts';
import { cut, type LineStyle, textLines } from './text-lines.ts';

export interface PageStyle extends LineStyle {
  bold(text: string): string;
  /** Includes the texts of header and footer, and every text under a heading. */
  readonly all: boolean;
}

/** The maximal number of texts under one heading, without --all. */
const most = 8;

/** The address, its page, and the redirect that led to it. */
export function headingText(site: SiteModel, { route, asked, because, fragment }: FoundPage, style: PageStyle): string {
  const { path, page, locale, status, copyLanguage, language } = route;
  const definition = site.content.pages.get(page)?.definition;
  const where = locale ? `, ${localeName(site, locale.id)} (${locale.id})` : '';
  const edition = definition?.value.variantOf;
  const gap = copyLanguage === language ? '' : `its copy is ${style.language(copyLanguage)}: the page leaves ${locale?.id} to it`;
  return [
    ...(because ? [`${asked} moves on to ${style.bold(path)}: ${because}.`, ''] : []),
    `${style.bold(`${path}${fragment ? `#${fragment}` : ''}`)}  page ${page}${where}${status === 404 ? ', answers with 404' : ''}`,
    style.dim(`  template ${definition?.value.template}, structure in ${definition?.file}`),
    ...(edition ? [style.dim(`  stands in for the page ${edition} here`)] : []),
    ...(gap ? [style.dim(`  ${gap} (gaps in ${definition?.file})`)] : []),
  ].join('\n');
}

/** The files with texts of the page, with their language and state. */
export function filesText(texts: readonly ExplainedText[], style: PageStyle): string {
  const rows = [...grouped(texts, ({ at }) => at.file)].map(([file, own]) => {
    const source = own.find(({ translation }) => translation?.source)?.translation?.source;
    const language = style.language(own[0]?.translation?.language ?? '');
    const states = grouped(own, ({ translation }) => translation?.state);
    const notable = [...states].flatMap(([state, { length }]) => (state && state in remarks ? [`${length} ${remarks[state]}`] : []));
    const from = source ? `, from ${source.at.file.split('/').at(-1)}` : ', the source';
    return [file, counted(own.length, 'text'), `${language}${from}${notable.length ? `: ${notable.join(', ')}` : ''}`];
  });
  return [style.bold('Written in'), ...columns(rows, [style.place]).map((row) => `  ${row}`)].join('\n');
}
const remarks: Readonly<Record<string, string>> = {
  draft: 'draft',
  translated: 'translated',
  reviewed: 'reviewed',
  approved: 'approved',
  stale: 'stale',
  'same-as-source': 'the same as there',
};

/**
 * The texts in the order of the page: region by region, in the main part heading by heading. Header and footer are summarized without
 * --all.
 */
export function textsText(texts: readonly ExplainedText[], style: PageStyle): string[] {
  const groups = grouped(texts, groupOf);
  const folded = (name: string) => !style.all && !style.full && ['Header', 'Footer', 'Beside', hidden].includes(name);
  const open = [...groups].filter(([name]) => !folded(name)).map(([name, own]) => groupText(name, own, style));
  const closed = [...groups].filter(([name]) => folded(name));
  if (!closed.length) return open;
  const rest = closed.map(([name, own]) => `${counted(own.length, 'text')} ${parts[name]}`).join(', ');
  return [
    ...open,
    [...wrap(`Also ${rest}.`, style.width), "For these add --all, or --text 'words of one of them'."].map(style.dim).join('\n'),
  ];
}

const hidden = 'Read, but in no words of the page';
const parts: Readonly<Record<string, string>> = {
  Header: 'in the header',
  Footer: 'in the footer',
  Beside: 'beside them (banner, notices, dialogs)',
  [hidden]: 'that no place of the page shows',
};

function groupOf({ standing }: ExplainedText): string {
  if (!standing) return hidden;
  return standing.region === 'Main' ? (standing.heading ?? 'Main') : standing.region;
}

function groupText(name: string, own: readonly ExplainedText[], style: PageStyle): string {
  const shown = style.all || style.full ? own : own.slice(0, most);
  const left = own.length - shown.length;
  const more = left ? [style.dim(`  … and ${counted(left, 'more text')} here (--all)`)] : [];
  return [style.bold(cut(name, style.width)), ...shown.flatMap((text) => textLines(text, style)), ...more].join('\n');
}
