import { counted } from '../../generator/7-report/report.ts';
import { type SiteModel, usesOfTemplate } from '../../generator/index.ts';
import { placeText, withPlaces } from './places.ts';
import { type Explanation, some } from './sheet.ts';

/** The pages of a template and its parts: texts with their limits, islands, facts. */
export async function explainTemplate(site: SiteModel, id: string): Promise<Explanation> {
  const report = await withPlaces(await usesOfTemplate(site, id), site.site);
  const { template, pages, locales, texts, islands, facts } = report;
  const addresses = pages.flatMap((page) => page.addresses);
  const ownPages = (own: readonly string[]) => (own.length === pages.length ? '' : `only in ${own.join(', ')}`);
  const rows = texts.map(({ key, room, pages: own }) => [
    key,
    room ? `at most ${room.most} ${room.counted}: ${room.name}` : '',
    ownPages(own),
  ]);
  return {
    json: report,
    sheet: {
      title: template,
      beside: `${counted(pages.length, 'page')} at ${counted(addresses.length, 'address')} in ${counted(locales.length, 'locale')}`,
      about: [{ dim: `component runtime/pages/${template}.tsx; props: runtime/props/${template}.ts` }],
      sections: [
        { heading: 'Pages', rows: pages.map((page) => [placeText(page.at), page.page, some(page.addresses)]) },
        { heading: `${counted(texts.length, 'text')} of its pages`, rows },
        { heading: 'Islands in its main part', lines: islands.main },
        { heading: 'Islands around it', lines: islands.around.length ? [islands.around.join(', ')] : [] },
        {
          heading: 'Facts that it or its frame reads',
          rows: facts.map(({ at, id: fact, value }) => [placeText(at), fact, value]),
        },
      ],
    },
  };
}
