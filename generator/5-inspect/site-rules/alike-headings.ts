import { groupBy } from '../../model/group-by.ts';
import { originalOf } from '../../model/page-locales.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import type { PageFacts, SiteRule } from '../site-rule.ts';

/** WL2036: two pages have one main heading in a language, and different ones in another: it was pasted into the wrong page. */
export const alikeHeadings: SiteRule = {
  run(_site, pages) {
    const all = [...pages.values()].filter(({ summary }) => summary.indexed && summary.heading);
    const first = new Map(all.map((one) => [keyOf(one), one] as const).reverse());
    const inLanguages = groupBy(all, ({ page, route }) => `${originalOf(page)} ${route.language}`);
    const headingsOf = ({ page }: PageFacts, language: string) => inLanguages.get(`${originalOf(page)} ${language}`)?.map(headingOf);
    const languages = new Set(all.map(({ route }) => route.language));
    const differ = (one: PageFacts, other: PageFacts) =>
      [...languages].some((language) => {
        const [own, others] = [headingsOf(one, language), headingsOf(other, language)];
        return own && others && !own.some((heading) => others.includes(heading));
      });
    return findingsOn(pages, function* (one) {
      const other = first.get(keyOf(one));
      if (other && originalOf(other.page) !== originalOf(one.page) && differ(one, other)) yield alike(one, other);
    });
  },
};

const headingOf = ({ summary }: PageFacts) => summary.heading;

const keyOf = ({ route, summary }: PageFacts) => `${route.language} ${summary.heading}`;

function alike({ route, page, summary }: PageFacts, other: PageFacts): Finding {
  const [own, first] = [placeOf(summary), placeOf(other.summary)];
  const subject = `${[page.id, other.page.id].sort().join(' ')} ${route.language}`;
  const related = first && { related: [{ ...first, message: 'The other heading is here.' }] };
  return findingOnPage('WL2036', { subject, ...own, ...related }, [
    `The main heading of ${route.path} is that of ${other.route.path}, but in other languages they differ: '${summary.heading}'.`,
    'Compare both with the source, and translate the one that is wrong.',
  ]);
}

function placeOf({ headingPlace }: PageFacts['summary']) {
  const [file, ...dataPath] = headingPlace.split(' ');
  return file ? { file, dataPath } : undefined;
}
