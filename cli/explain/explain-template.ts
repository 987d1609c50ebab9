import pc from 'picocolors';
import { counted } from '../../generator/7-report/report.ts';
import { placesOf, type SiteModel, type TemplateReport, usesOfTemplate } from '../../generator/index.ts';
import { usesColour } from '../print.ts';
import type { ExplainOptions } from './explain-options.ts';
import { openPlaces, type PlaceOf } from './open-places.ts';
import { rowsOf, type SheetStyle, section, some, styleFor } from './sheet.ts';

/** Prints the pages of a template and its parts: texts with their limits, islands, facts. */
export async function explainTemplate(site: SiteModel, template: string, options: ExplainOptions): Promise<number> {
  const report = await usesOfTemplate(site, template);
  if (!report) return 2;
  const at = await openPlaces([...report.pages, ...report.facts], (all) => placesOf(all, options));
  const text =
    options.format === 'json' ? asJson(report, at) : templateText(report, at, styleFor(pc.createColors(usesColour(process.stdout))));
  process.stdout.write(`${text}\n`);
  return 0;
}

function asJson(report: TemplateReport, at: PlaceOf): string {
  const placed = <Value extends { file: string; dataPath: readonly string[] }>({ file, dataPath, ...rest }: Value) => ({
    ...rest,
    at: at({ file, dataPath }),
  });
  return JSON.stringify({ ...report, pages: report.pages.map(placed), facts: report.facts.map(placed) }, null, 2);
}

function templateText(report: TemplateReport, at: PlaceOf, style: SheetStyle): string {
  const { template, pages, locales, texts, islands, facts } = report;
  const addresses = pages.flatMap((page) => page.addresses);
  const shared = (own: readonly string[]) => (own.length === pages.length ? '' : `only in ${own.join(', ')}`);
  const room = ({ room: has }: TemplateReport['texts'][number]) => (has ? `at most ${has.most} ${has.counted}: ${has.name}` : '');
  return [
    [
      `${style.bold(template)}  ${counted(pages.length, 'page')} at ${counted(addresses.length, 'address')} in ${counted(locales.length, 'locale')}`,
      style.dim(`  component runtime/pages/${template}.tsx; what it reads: runtime/props/${template}.ts`),
    ].join('\n'),
    ...section(
      'Pages',
      pages.map((page) => [at.text(page), page.page, some(page.addresses)]),
      style,
    ),
    ...section(
      `${counted(texts.length, 'text')} of its pages`,
      texts.map((text) => [text.key, room(text), shared(text.pages)]),
      style,
    ),
    ...section(
      'Islands in its main part',
      islands.main.map((name) => [name]),
      style,
    ),
    ...(islands.around.length ? [[style.bold('Islands around it'), ...rowsOf([[islands.around.join(', ')]], style)].join('\n')] : []),
    ...section(
      'Facts that it or what stands around it reads',
      facts.map((fact) => [at.text(fact), fact.id, fact.value]),
      style,
    ),
  ].join('\n\n');
}
