import { canonicalTag, isOfLanguage, previewLocale } from '../../model/language-tag.ts';
import { memoize } from '../../model/memoize.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { groupPageFindings, type PageFinding } from '../shared/group-page-findings.ts';
import { type HreflangList, readHreflangs } from '../shared/hreflang-list.ts';
import { linesOf } from '../shared/shared-texts.ts';
import type { KnownPages, PageFacts, SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3024, WL3025, WL3028: the hreflang links of all pages form closed and symmetric groups, as search engines require: each list contains
 * its own page, one x-default and every tag once, and all pages in it have the same list. Read from the pages, not from the plan.
 */
export const alternates: SiteRule = {
  name: 'alternates',
  run(site, pages) {
    const faults: PageFinding[] = [];
    const read = memoize(readHreflangs);
    const isAnswered = memoize((alternates) => read(alternates).pairs.every((pair) => !unanswered({ site, pages, alternates, pair })));
    for (const one of pages.values()) {
      const { alternates } = one.summary;
      const list = read(alternates);
      const found = [...ownLanguage(one), ...listed(site, one, list)];
      // Lists are only compared with others if they are right themselves.
      if (found.length === 0 && !isAnswered(alternates))
        for (const pair of list.pairs) found.push(...answered(one, pair, unanswered({ site, pages, alternates, pair })));
      for (const finding of found) faults.push({ ...one, finding });
    }
    return groupPageFindings(faults);
  },
};

/** `lang` is the language of the address, and the preview data has the same (WCAG 3.1.1). */
function ownLanguage({ route, summary: { language, locale } }: PageFacts): Finding[] {
  const { path, tag, page } = route;
  if (language !== tag)
    return [
      findingOnPage('WL3028', { subject: `lang ${page}` }, [
        `The page ${path} says that it is in '${language}', but its address stands for '${tag}'.`,
        `Write lang="${tag}" on its html element.`,
      ]),
    ];
  const expected = previewOf(tag);
  if (locale === expected) return [];
  return [
    findingOnPage('WL3028', { subject: `og:locale ${page}` }, [
      `The page ${path} is in '${tag}', but tells previews '${locale}' as its og:locale.`,
      `Write ${expected}.`,
    ]),
  ];
}

/** The faults in the list of one page alone. */
function listed(
  { manifest }: SiteToInspect,
  { route: { path, page, tag }, summary }: PageFacts,
  { tags, namesOf, regional }: HreflangList,
): Finding[] {
  if (tags.length === 0) return [];
  const finding = (subject: string, message: string, hint: string): Finding =>
    findingOnPage('WL3024', { subject: `${page} ${subject}` }, [message, hint]);
  if (!summary.indexed)
    return [
      finding(
        'noindex',
        `The page ${path} is kept from search engines, but names other languages for them.`,
        'Leave its hreflang links out, or let it be found.',
      ),
    ];
  const own = namesOf.get(manifest.origin + path) ?? [];
  return [
    ...tags
      .filter((name) => !isTag(name))
      .map((name) =>
        finding(
          name,
          `The page ${path} names the language '${name}', which is no language tag.`,
          "Write it like 'de' or 'de-AT': the language in small letters, the country in capitals.",
        ),
      ),
    ...tags
      .filter((name, index) => tags.indexOf(name) !== index)
      .map((name) => finding(name, `The page ${path} names two addresses for the language '${name}'.`, 'Leave one of them out.')),
    ...(tags.includes('x-default')
      ? []
      : [
          finding(
            'x-default',
            `The page ${path} names other languages, but no x-default for everybody else.`,
            'Name one address as x-default.',
          ),
        ]),
    ...(own.length
      ? []
      : [finding('itself', `The page ${path} names other languages, but not itself.`, `Name it as '${tag}' in its own list.`)]),
    ...own
      .filter((name) => name !== 'x-default' && !isOfLanguage(tag, name))
      .map((name) => finding(name, `The page ${path} calls itself '${name}', but is in '${tag}'.`, `Name it as '${tag}'.`)),
    ...previewLocales(path, regional, summary).map((message) =>
      finding('og:locale', message, 'Name the same countries and languages in both.'),
    ),
  ];
}

/** `og:locale:alternate` contains the regional languages of the list, except the page's own. */
function previewLocales(path: string, regional: readonly string[], { otherLocales, language }: PageFacts['summary']): string[] {
  const wanted = [...new Set(regional.map(previewOf))].filter((name) => name !== previewOf(language));
  if (wanted.join('\n') === otherLocales) return [];
  const named = linesOf(otherLocales);
  const missing = wanted.find((name) => !named.includes(name));
  const stray = named.find((name) => !wanted.includes(name));
  if (missing) return [`The page ${path} has an hreflang link for '${missing.replace('_', '-')}', but does not tell previews of it.`];
  return stray ? [`The page ${path} tells previews of '${stray}', but has no hreflang link for it.`] : [];
}

/* Cached, because all pages have the same few tags. */
const isTag = memoize((name) => name === 'x-default' || canonicalTag(name) === name);
const previewOf = memoize(previewLocale);

interface Listed {
  readonly site: SiteToInspect;
  readonly pages: KnownPages;
  /** The list, and one link of it. */
  readonly alternates: string;
  readonly pair: HreflangList['pairs'][number];
}

/** Why the target of a link is not an indexed page with the same list, and the hint. */
function unanswered({ site: { manifest }, pages, alternates, pair: [name, address] }: Listed): readonly [string, string] | undefined {
  const { origin } = manifest;
  const target = address.startsWith(origin) ? pages.get(address.slice(origin.length)) : undefined;
  if (!target) return ['which is no page of the site', 'Name the whole address of a page that is there.'];
  const { indexed, canonical, language } = target.summary;
  if (target.route.status !== 200 || !indexed)
    return ['a page that is kept from search engines', 'Leave it out of the list, or let it be found.'];
  if (canonical !== address)
    return [`but that page names ${canonical || 'no address'} as its own`, 'Name the address that the page calls canonical.'];
  if (name !== 'x-default' && !isOfLanguage(language, name))
    return [`but that page is in '${language}'`, 'Name the page in the language that is said.'];
  if (target.summary.alternates !== alternates)
    return ['but the two do not name the same pages in return', 'All pages of a list have the same list.'];
  return undefined;
}

function answered({ route }: PageFacts, [name, address]: Listed['pair'], fault: readonly [string, string] | undefined): Finding[] {
  if (!fault) return [];
  const [what, hint] = fault;
  return [
    { code: 'WL3025', subject: address, message: `The page ${route.path} names ${address} for '${name}', ${what}.`, hint, found: address },
  ];
}
