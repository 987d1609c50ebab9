import { type ClaimReport, reportOfClaim, rules, type SiteModel } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { type Placed, placeText, withPlaces } from './places.ts';
import type { Explanation, Section } from './sheet.ts';

/** The assertion of a claim, its contradictions, places and waiver. */
export async function explainClaim(site: SiteModel, id: string): Promise<Explanation> {
  const report = await withPlaces(await reportOfClaim(site, id), site.site);
  const { number, rule, asserts, verdict, sides, places, restsOn, evidence } = report;
  const proof = evidence ? `; evidence: ${evidence.what}${evidence.until ? ` until ${evidence.until}` : ''}` : '';
  const { references } = site.content.site.value;
  return {
    json: report,
    sheet: {
      title: id,
      beside: `${verdict}${number === undefined ? '' : `  number ${number}`}`,
      about: [asserts, { dim: `${rule}: ${rules[rule]}${proof}` }, { place: placeText(report.at) }],
      sections: [
        { heading: 'Side by side', rows: sides.map(({ where, value }) => [where, value]) },
        {
          heading: 'Appears at',
          rows: places.map(({ at, where, says, value }) => [placeText(at), where, says === undefined ? value : `“${says}”`]),
        },
        { heading: 'Rests on', rows: restsOn.map(({ at, id: fact, value }) => [placeText(at), fact, value]) },
        waiverSection(report),
      ],
      notes: references === undefined ? [] : [references],
    },
  };
}

function waiverSection({ id, waiver, changes, misquotes, waiverExpired, waiverUnused, verdict }: Placed<ClaimReport>): Section {
  const command = `${commandName} claims --waive ${id}`;
  const gone = misquotes.map(({ where, says, now }) => `It quotes “${says}” from ${where}, which now contains “${now}”.`);
  if (!waiver) {
    const isOpen = verdict === 'contradicted' || verdict === 'without evidence';
    return { heading: 'Not waived', lines: [...gone, ...(isOpen ? [`${command} --by NAME --reason TEXT --until DATE`] : [])] };
  }
  const { by, until, reason, found = [] } = waiver;
  const isDue = changes.length || !found.length || waiverExpired;
  return {
    heading: `Waived by ${by} until ${until}${waiverExpired ? ', which has passed' : ''}${waiverUnused ? ', unnecessary: the claim is true' : ''}`,
    lines: [
      reason,
      ...(found.length ? [{ dim: 'for these findings:' }] : []),
      ...found.map((line) => ({ words: [{ dim: line }], depth: 2 })),
      ...changes.map(({ words }) => `Since then: ${words}.`),
      ...gone,
      ...(isDue ? [`${command} --by ${by}${waiverExpired ? ' --until DATE' : ''}`] : []),
    ],
  };
}
