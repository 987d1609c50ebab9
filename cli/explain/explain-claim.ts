import pc from 'picocolors';
import { type ClaimReport, placesOf, reportOfClaim, rules, type SiteModel } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { usesColour } from '../print.ts';
import type { ExplainOptions } from './explain-options.ts';
import { openPlaces, type PlaceOf } from './open-places.ts';
import { referencesText, rowsOf, type SheetStyle, section, styleFor } from './sheet.ts';

/** Prints what a claim asserts, what contradicts it, its places, and its waiver. */
export async function explainClaim(site: SiteModel, id: string, options: ExplainOptions): Promise<number> {
  const report = await reportOfClaim(site, id, options);
  if (!report) return 2;
  const at = await openPlaces([report, ...report.places, ...report.restsOn], (all) => placesOf(all, options));
  const text =
    options.format === 'json'
      ? asJson(report, at)
      : claimText({ ...report, references: site.content.site.value.references }, at, styleFor(pc.createColors(usesColour(process.stdout))));
  process.stdout.write(`${text}\n`);
  return 0;
}

function asJson({ file, dataPath, at: _, ...report }: ClaimReport, at: PlaceOf): string {
  const places = report.places.map(({ file: own, dataPath: path, ...rest }) => ({ ...rest, at: at({ file: own, dataPath: path }) }));
  const restsOn = report.restsOn.map(({ file: own, dataPath: path, ...rest }) => ({ ...rest, at: at({ file: own, dataPath: path }) }));
  return JSON.stringify({ ...report, at: at({ file, dataPath }), places, restsOn }, null, 2);
}

function claimText(report: ClaimReport & { readonly references?: string | undefined }, at: PlaceOf, style: SheetStyle): string {
  const { id, number, rule, asserts, verdict, sides, places, restsOn, evidence } = report;
  return [
    [
      `${style.bold(id)}  ${style.bold(verdict)}${number === undefined ? '' : style.dim(`  number ${number}`)}`,
      ...rowsOf([[asserts]], style),
      style.dim(
        `  ${rule}: ${rules[rule]}${evidence ? `; evidence: ${evidence.what}${evidence.until ? ` until ${evidence.until}` : ''}` : ''}`,
      ),
      `  ${style.place(at.text(report))}`,
    ].join('\n'),
    ...section(
      'Side by side',
      sides.map(({ where, value }) => [where, value]),
      style,
    ),
    ...section(
      'Stands at',
      places.map((place) => [at.text(place), place.where, place.says === undefined ? place.value : `“${place.says}”`]),
      style,
    ),
    ...section(
      'Rests on',
      restsOn.map((fact) => [at.text(fact), fact.id, fact.value]),
      style,
    ),
    ...waiverText(report, style),
    ...referencesText(report.references, style),
  ].join('\n\n');
}

function waiverText({ id, waiver, changes, misquotes, waiverExpired, waiverUnused, verdict }: ClaimReport, style: SheetStyle): string[] {
  const gone = misquotes.map(({ where, says, now }) => [`It quotes “${says}” from ${where}, which says “${now}”.`]);
  if (!waiver) {
    const next =
      verdict === 'contradicted' || verdict === 'without evidence'
        ? [[`${commandName} claims --waive ${id} --by owner --reason TEXT --until DATE`]]
        : [];
    return [[style.bold('Nobody has waived it'), ...rowsOf([...gone, ...next], style)].join('\n')];
  }
  const { by, until, reason, found = [] } = waiver;
  const heading = `Waived by ${by} until ${until}${waiverExpired ? ', which is over' : ''}${waiverUnused ? ', for nothing: it holds' : ''}`;
  const differs = changes.map(({ words }) => [`Since then: ${words}.`]);
  const again =
    changes.length || !found.length || waiverExpired
      ? [[`${commandName} claims --waive ${id} --by ${by}${waiverExpired ? ' --until DATE' : ''}`]]
      : [];
  return [
    [
      style.bold(heading),
      ...rowsOf([[reason]], style),
      ...(found.length ? [style.dim('  for what was found then:')] : []),
      ...found.map((line) => style.dim(`    ${line}`)),
      ...rowsOf([...differs, ...gone, ...again], style),
    ].join('\n'),
  ];
}
