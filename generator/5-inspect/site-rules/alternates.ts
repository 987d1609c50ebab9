import { groupBy } from '../../model/group-by.ts';
import { canonicalTag, isOfLanguage, previewLocale, regionOf } from '../../model/language-tag.ts';
import { memoize } from '../../model/memoize.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import { linesOf } from '../shared/shared-texts.ts';
import type { KnownPages, PageFacts, SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3024, WL3025, WL3028: the hreflang links of all pages form closed and symmetric groups, as search engines require: each list contains
 * its own page, one x-default and every tag once, and all pages in it have the same list. Read from the pages, not from the plan.
 */
export const alternates: SiteRule = {
  run(site, pages) {
    const read = memoize(readHreflangs);
    const isAnswered = memoize((list) => read(list).pairs.every((pair) => !unanswered({ site, pages, list, pair })));
    return findingsOn(pages, function* (one) {
      const { alternates: list } = one.summary;
      const faults = [...ownLanguage(one), ...listed(site, one, read(list))];
      yield* faults;
      // Lists are only compared with others if they are right themselves.
      if (faults.length > 0 || isAnswered(list)) return;
      for (const pair of read(list).pairs) {
        const [name, address] = pair;
        const [what, hint] = unanswered({ site, pages, list, pair }) ?? [];
        if (what)
          yield findingOnPage('WL3025', { subject: address, found: address }, [
            `The page ${one.route.path} has the hreflang link '${name}' to ${address}, ${what}.`,
            hint ?? '',
          ]);
      }
    });
  },
};

/** A list of hreflang links, which many pages share. */
interface HreflangList {
  readonly pairs: readonly (readonly [name: string, address: string])[];
  /** The names, in their order. */
  readonly tags: readonly string[];
  /** Address → its pairs. */
  readonly byAddress: ReadonlyMap<string, readonly (readonly [name: string, address: string])[]>;
  /** The names with a region. */
  readonly regional: readonly string[];
}

function readHreflangs(list: string): HreflangList {
  const pairs = linesOf(list).map((line) => {
    const blank = line.indexOf(' ');
    return [line.slice(0, blank), line.slice(blank + 1)] as const;
  });
  const tags = pairs.map(([name]) => name);
  return {
    pairs,
    tags,
    byAddress: groupBy(pairs, ([, address]) => address),
    regional: tags.filter((name) => regionOf(name) !== undefined),
  };
}

/** `lang` is the language of the address, and the preview data has the same (WCAG 3.1.1). */
function* ownLanguage({ route, summary: { language, locale } }: PageFacts): Iterable<Finding> {
  const { path, tag, page } = route;
  const expected = previewOf(tag);
  if (language !== tag)
    yield findingOnPage('WL3028', { subject: `lang ${page}` }, [
      `The page ${path} has the lang '${language}'; its address requires '${tag}'.`,
      `Write lang="${tag}" on its html element.`,
    ]);
  else if (locale !== expected)
    yield findingOnPage('WL3028', { subject: `og:locale ${page}` }, [
      `The page ${path} is in '${tag}', but its og:locale is '${locale}'.`,
      `Write ${expected}.`,
    ]);
}

/** The faults in the list of one page alone. */
function* listed(
  { manifest }: SiteToInspect,
  { route: { path, page, tag }, summary }: PageFacts,
  { tags, byAddress, regional }: HreflangList,
): Iterable<Finding> {
  if (tags.length === 0) return;
  const finding = (subject: string, fault: string, hint: string): Finding =>
    findingOnPage('WL3024', { subject: `${page} ${subject}` }, [`The page ${path} ${fault}.`, hint]);
  if (!summary.indexed) {
    const isRepeat = summary.canonical !== '' && summary.canonical !== manifest.origin + path;
    yield isRepeat
      ? finding('repeat', `repeats ${summary.canonical}, but also has hreflang links`, 'Delete its hreflang links.')
      : finding('noindex', 'has noindex, but also hreflang links for search engines', 'Delete its hreflang links, or its noindex.');
    return;
  }
  const own = byAddress.get(manifest.origin + path) ?? [];
  for (const name of tags)
    if (!isTag(name))
      yield finding(
        name,
        `has an hreflang link for '${name}', which is not a language tag`,
        "Write it like 'de' or 'de-AT': the language in small letters, the country in capitals.",
      );
  for (const name of tags.filter((name, index) => tags.indexOf(name) !== index))
    yield finding(name, `has two hreflang links for '${name}'`, 'Keep one of them.');
  if (!tags.includes('x-default'))
    yield finding('x-default', 'has hreflang links, but none for x-default', 'Write one address as x-default.');
  if (!own.length) yield finding('itself', 'has hreflang links, but none to itself', `Add a link to the page itself for '${tag}'.`);
  for (const [name] of own)
    if (name !== 'x-default' && !isOfLanguage(tag, name))
      yield finding(name, `links to itself as '${name}', but is in '${tag}'`, `Write '${tag}' for it.`);
  const fault = previewFault(regional, summary);
  if (fault) yield finding('og:locale', fault, 'Write the same countries and languages into both.');
}

/** `og:locale:alternate` contains the regional languages of the list, except the page's own. */
function previewFault(regional: readonly string[], { otherLocales, language }: PageFacts['summary']): string | undefined {
  const expected = [...new Set(regional.map(previewOf))].filter((name) => name !== previewOf(language));
  if (expected.join('\n') === otherLocales) return undefined;
  const given = linesOf(otherLocales);
  const missing = expected.find((name) => !given.includes(name));
  const stray = given.find((name) => !expected.includes(name));
  if (missing) return `has an hreflang link for '${missing.replace('_', '-')}', but no og:locale:alternate`;
  return stray && `has the og:locale:alternate '${stray}', but no hreflang link for it`;
}

/* Cached, because all pages have the same few tags. */
const isTag = memoize((name) => name === 'x-default' || canonicalTag(name) === name);
const previewOf = memoize(previewLocale);

interface Listed {
  readonly site: SiteToInspect;
  readonly pages: KnownPages;
  /** The list, and one link of it. */
  readonly list: string;
  readonly pair: HreflangList['pairs'][number];
}

/** Why the target of a link is not an indexed page with the same list, and the hint. */
function unanswered({ site: { manifest }, pages, list, pair: [name, address] }: Listed): readonly [string, string] | undefined {
  const { origin } = manifest;
  const target = address.startsWith(origin) ? pages.get(address.slice(origin.length)) : undefined;
  if (!target) return ['which is not a page of the site', 'Write the whole address of an existing page.'];
  const { indexed, canonical, language } = target.summary;
  if (target.route.status !== 200) return ['a page that search engines must not list', 'Delete it from the list, or delete its noindex.'];
  if (canonical !== address)
    return [`but that page has the canonical address ${canonical || "''"}`, 'Write the canonical address of the page.'];
  if (!indexed) return ['a page that search engines must not list', 'Delete it from the list, or delete its noindex.'];
  if (name !== 'x-default' && !isOfLanguage(language, name))
    return [`but that page is in '${language}'`, 'Link to the page in that language.'];
  if (target.summary.alternates !== list)
    return ['but that page has other hreflang links', 'Write the same list on all pages of the list.'];
  return undefined;
}
