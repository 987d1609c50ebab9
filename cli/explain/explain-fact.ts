import pc from 'picocolors';
import { counted } from '../../generator/7-report/report.ts';
import { type FactReport, placesOf, type SiteModel, usesOfFact } from '../../generator/index.ts';
import { usesColour } from '../print.ts';
import type { ExplainOptions } from './explain-options.ts';
import { openPlaces, type PlaceOf } from './open-places.ts';
import { referencesText, rowsOf, type SheetStyle, section, some, styleFor } from './sheet.ts';

/** Prints a fact, where it is shown, what depends on it, and what a change would affect. */
export async function explainFact(site: SiteModel, id: string, options: ExplainOptions): Promise<number> {
  const report = await usesOfFact(site, id, options);
  if (!report) return 2;
  const { texts, claims, following, from, pages } = report;
  const at = await openPlaces([report, ...texts, ...claims, ...following, ...from, ...pages], (all) => placesOf(all, options));
  const text =
    options.format === 'json'
      ? asJson(report, at)
      : factText({ ...report, references: site.content.site.value.references }, at, styleFor(pc.createColors(usesColour(process.stdout))));
  process.stdout.write(`${text}\n`);
  return 0;
}

/** The report with places instead of data paths. */
function asJson({ file, dataPath, ...report }: FactReport, at: PlaceOf): string {
  const placed = <Value extends { file: string; dataPath: readonly string[] }>({ file: own, dataPath: path, ...rest }: Value) => ({
    ...rest,
    at: at({ file: own, dataPath: path }),
  });
  const texts = report.texts.map((text) => ({ key: text.dataPath.join('.'), ...placed(text) }));
  const { claims, following, from, pages } = report;
  const lists = { pages: pages.map(placed), texts, claims: claims.map(placed), from: from.map(placed), following: following.map(placed) };
  return JSON.stringify({ ...report, at: at({ file, dataPath }), ...lists, touches: touched({ ...report, file, dataPath }) }, null, 2);
}

/** What a change of the value would affect. */
function touched({ pages, locales, texts, claims }: FactReport) {
  return {
    addresses: pages.flatMap(({ addresses }) => addresses).length,
    pages: pages.length,
    locales: locales.length,
    texts: texts.length,
    decisions: claims.filter(({ reopens }) => reopens).map(({ id }) => id),
  };
}

function factText(report: FactReport & { readonly references?: string | undefined }, at: PlaceOf, style: SheetStyle): string {
  const { id, value, fact, pages, templates, texts, claims, from, following } = report;
  const named = (facts: FactReport['from']) => facts.map((one) => [at.text(one), one.id, one.value]);
  const textRows = (clause: boolean) =>
    texts
      .filter((text) => text.clause === clause)
      .map((text) => [at.text(text), text.dataPath.join('.'), `${text.shownAt.length ? '' : 'no page shows it: '}${text.written}`]);
  const decided = claims.map((claim) => {
    const who = claim.waiver ? ` by ${claim.waiver.by} until ${claim.waiver.until}` : '';
    return [at.text(claim), claim.id, `${claim.verdict}${who}${claim.reopens ? '; to be decided again' : ''}: ${claim.asserts}`];
  });
  return [
    [
      `${style.bold(id)}  ${style.bold(value)}`,
      style.dim(`  ${fact.kind}, from ${fact.source}, right on ${fact.asOf}`),
      `  ${style.place(at.text(report))}`,
    ].join('\n'),
    ...section('Follows from', named(from), style),
    ...section('What must follow from it', named(following), style),
    ...section(
      `Shown on ${counted(pages.length, 'page')}`,
      pages.map(({ page, template, addresses }) => [page, `template ${template}`, some(addresses)]),
      style,
    ),
    ...section(
      'Read by templates themselves',
      templates.map((template) => [template]),
      style,
    ),
    ...section('Named in texts', textRows(false), style),
    ...section('Named in clauses of contracts', textRows(true), style),
    ...section('Claims that rest on it', decided, style),
    [style.bold('Another value'), ...rowsOf(touchedRows(report), style)].join('\n'),
    ...referencesText(report.references, style),
  ].join('\n\n');
}

function touchedRows(report: FactReport): string[][] {
  const { addresses, pages, locales, texts, decisions } = touched(report);
  const rows = [
    [pages ? `changes ${counted(pages, 'page')} at ${counted(addresses, 'address')} in ${counted(locales, 'locale')}` : 'changes no page'],
    ...(texts ? [[`is taken over by ${counted(texts, 'text')} that name it; no text has to be edited`]] : []),
    ...(report.following.length ? [[`does not fit ${report.following.map(({ id }) => id).join(', ')}: correct these with it`]] : []),
    ...(decisions.length ? [[`has to be decided on again in ${counted(decisions.length, 'claim')}: ${decisions.join(', ')}`]] : []),
  ];
  return rows;
}
