import { counted } from '../../generator/7-report/report.ts';
import { type FactReport, type SiteModel, usesOfFact } from '../../generator/index.ts';
import type { SiteOptions } from '../options.ts';
import { type Placed, placeText, withPlaces } from './places.ts';
import { type Explanation, some } from './sheet.ts';

/** A fact, where it is shown, what depends on it, and what a change would affect. */
export async function explainFact(site: SiteModel, id: string, options: SiteOptions): Promise<Explanation> {
  const { texts, ...found } = await usesOfFact(site, id, options);
  const report = await withPlaces({ ...found, texts: texts.map((text) => ({ key: text.dataPath.join('.'), ...text })) }, options);
  const { value, fact, pages, templates, claims, from, following } = report;
  const textRows = (isClause: boolean) =>
    report.texts
      .filter(({ clause }) => clause === isClause)
      .map(({ at, key, shownAt, written }) => [placeText(at), key, `${shownAt.length ? '' : 'no page shows it: '}${written}`]);
  const claimRows = claims.map(({ at, id: claim, waiver, verdict, reopens, asserts }) => {
    const by = waiver ? ` by ${waiver.by} until ${waiver.until}` : '';
    return [placeText(at), claim, `${verdict}${by}${reopens ? '; to be decided again' : ''}: ${asserts}`];
  });
  const { references } = site.content.site.value;
  const touches = touchedBy(report);
  return {
    json: { ...report, touches },
    sheet: {
      title: id,
      beside: value,
      about: [{ dim: `${fact.kind}, from ${fact.source}, right on ${fact.asOf}` }, { place: placeText(report.at) }],
      sections: [
        { heading: 'Follows from', rows: from.map(factRow) },
        { heading: 'What must follow from it', rows: following.map(factRow) },
        {
          heading: `Shown on ${counted(pages.length, 'page')}`,
          rows: pages.map(({ page, template, addresses }) => [page, `template ${template}`, some(addresses)]),
        },
        { heading: 'Read by templates themselves', lines: templates },
        { heading: 'Named in texts', rows: textRows(false) },
        { heading: 'Named in clauses of contracts', rows: textRows(true) },
        { heading: 'Claims that rest on it', rows: claimRows },
        { heading: 'Another value', lines: touchedLines(touches, following) },
      ],
      notes: references === undefined ? [] : [references],
    },
  };
}

type NamedFact = Placed<FactReport['from'][number]>;

const factRow = ({ at, id, value }: NamedFact) => [placeText(at), id, value];

/** What a change of the value would affect. */
function touchedBy({ pages, locales, texts, claims }: Pick<Placed<FactReport>, 'pages' | 'locales' | 'texts' | 'claims'>) {
  return {
    addresses: pages.flatMap(({ addresses }) => addresses).length,
    pages: pages.length,
    locales: locales.length,
    texts: texts.length,
    decisions: claims.filter(({ reopens }) => reopens).map(({ id }) => id),
  };
}

function touchedLines({ addresses, pages, locales, texts, decisions }: ReturnType<typeof touchedBy>, following: readonly NamedFact[]) {
  return [
    pages ? `changes ${counted(pages, 'page')} at ${counted(addresses, 'address')} in ${counted(locales, 'locale')}` : 'changes no page',
    ...(texts ? [`is taken over by ${counted(texts, 'text')} that name it; no text has to be edited`] : []),
    ...(following.length ? [`does not fit ${following.map(({ id }) => id).join(', ')}: correct these with it`] : []),
    ...(decisions.length ? [`has to be decided on again in ${counted(decisions.length, 'claim')}: ${decisions.join(', ')}`] : []),
  ];
}
