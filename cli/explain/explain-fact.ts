import { counted } from '../../generator/7-report/report.ts';
import { type FactReport, type SiteModel, usesOfFact } from '../../generator/index.ts';
import { type Placed, placeText, withPlaces } from './places.ts';
import { type Explanation, some } from './sheet.ts';

/** A fact, its places, its dependents, and the effects of a change. */
export async function explainFact(site: SiteModel, id: string): Promise<Explanation> {
  const { texts, ...uses } = await usesOfFact(site, id);
  const report = await withPlaces({ ...uses, texts: texts.map((text) => ({ key: text.dataPath.join('.'), ...text })) }, site.site);
  const { value, fact, values, pages, templates, claims, from, following } = report;
  const textRows = (isClause: boolean) =>
    report.texts
      .filter(({ clause }) => clause === isClause)
      .map(({ at, key, shownAt, written }) => [placeText(at), key, `${shownAt.length ? '' : 'no page shows it: '}${written}`]);
  const claimRows = claims.map(({ at, id: claim, waiver, verdict, reopens, asserts }) => {
    const by = waiver ? ` by ${waiver.by} until ${waiver.until}` : '';
    return [placeText(at), claim, `${verdict}${by}${reopens ? '; needs a new decision' : ''}: ${asserts}`];
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
        {
          heading: 'Its values by days',
          rows: values.map((one) => [one.from ? `from ${one.from}` : 'before', one.value, `from ${one.source}, right on ${one.asOf}`]),
        },
        { heading: 'Follows from', rows: from.map(factRow) },
        { heading: 'Facts that follow from it', rows: following.map(factRow) },
        {
          heading: `Shown on ${counted(pages.length, 'page')}`,
          rows: pages.map(({ page, template, addresses }) => [page, `template ${template}`, some(addresses)]),
        },
        { heading: 'Read by templates themselves', lines: templates },
        { heading: 'Named in texts', rows: textRows(false) },
        { heading: 'Named in clauses of contracts', rows: textRows(true) },
        { heading: 'Claims that rest on it', rows: claimRows },
        { heading: 'A change of the value', lines: touchedLines(touches, following) },
      ],
      notes: references === undefined ? [] : [references],
    },
  };
}

type NamedFact = Placed<FactReport['from'][number]>;

const factRow = ({ at, id, value }: NamedFact) => [placeText(at), id, value];

/** The effects of a change of the value. */
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
    ...(texts ? [`updates ${counted(texts, 'text')} that name it, without edits`] : []),
    ...(following.length ? [`contradicts ${following.map(({ id }) => id).join(', ')}: change these as well`] : []),
    ...(decisions.length ? [`needs a new decision in ${counted(decisions.length, 'claim')}: ${decisions.join(', ')}`] : []),
  ];
}
