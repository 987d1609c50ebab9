import type { Finding, RenderedSite, SiteRule } from '../inspect.ts';
import { onePerCause } from '../one-per-cause.ts';
import { faultOn } from '../page-fault.ts';
import type { PageSummary } from '../page-summary.ts';

/**
 * WL3024, WL3025, WL3028: the hreflang links of the pages name one closed and symmetric graph, as search engines need it:
 * each list names its own page, one x-default and every tag once, and all pages in it have the same list. Read from the pages
 * themselves, not from the plan that they were made from.
 */
export const alternates: SiteRule = {
  name: 'alternates',
  run(site, pages) {
    const lists = new Map([...pages].map(([path, { head }]) => [path, head.alternates.map((pair) => pair.join(' ')).join('\n')]));
    return onePerCause(
      [...pages.values()].flatMap((summary) => {
        const faulty = [...ownLanguage(summary), ...listed(site, summary)];
        // What others make of a list is only asked where the list is right by itself.
        return (faulty.length ? faulty : answered({ site, pages, lists, summary })).flatMap((finding) => faultOn(site, summary, finding));
      }),
    );
  },
};

/** A language, with a region where one is meant (BCP 47 with ISO 639-1 and ISO 3166-1, as search engines read it). */
const tagPattern = /^(x-default|[a-z]{2}(-[A-Z]{2})?)$/;

/** The document says the language that its address stands for, and previews are told the same (WCAG 3.1.1). */
function ownLanguage({ route, head }: PageSummary): Finding[] {
  const { path, tag, page } = route;
  const written = head.openGraph.get('og:locale')?.join() ?? '';
  if (head.language !== tag)
    return [
      {
        code: 'WL3028',
        subject: `lang ${page}`,
        message: `The page ${path} says that it is in '${head.language}', but its address stands for '${tag}'.`,
        hint: `Write lang="${tag}" on its html element.`,
      },
    ];
  if (written === tag.replace('-', '_')) return [];
  return [
    {
      code: 'WL3028',
      subject: `og:locale ${page}`,
      message: `The page ${path} is in '${tag}', but tells previews '${written}' as its og:locale.`,
      hint: `Write ${tag.replace('-', '_')}.`,
    },
  ];
}

/** What is wrong with the list of one page by itself. */
function listed({ manifest }: RenderedSite, { route: { path, page, tag }, head }: PageSummary): Finding[] {
  const { alternates: list, indexed } = head;
  if (list.length === 0) return [];
  const finding = (subject: string, message: string, hint: string): Finding => ({
    code: 'WL3024',
    subject: `${page} ${subject}`,
    message,
    hint,
  });
  const tags = list.map(([name]) => name);
  if (!indexed)
    return [
      finding(
        'noindex',
        `The page ${path} is kept from search engines, but names other languages for them.`,
        'Leave its hreflang links out, or let it be found.',
      ),
    ];
  const own = list.filter(([, address]) => address === manifest.origin + path).map(([name]) => name);
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
      .filter((name) => name !== 'x-default' && name !== tag && name !== tag.split('-', 1)[0])
      .map((name) => finding(name, `The page ${path} calls itself '${name}', but is in '${tag}'.`, `Name it as '${tag}'.`)),
    ...previewLocales(path, tags, head).map((message) => finding('og:locale', message, 'Name the same countries and languages in both.')),
  ];
}

/** `og:locale:alternate` names the regional languages of the list, without the page's own. */
function previewLocales(path: string, tags: readonly string[], { openGraph, language }: PageSummary['head']): string[] {
  const wanted = tags.filter((name) => /-[A-Z]/.test(name) && name !== language).map((name) => name.replace('-', '_'));
  const named = openGraph.get('og:locale:alternate') ?? [];
  const missing = wanted.find((name) => !named.includes(name));
  const stray = named.find((name) => !wanted.includes(name));
  if (missing) return [`The page ${path} has an hreflang link for '${missing.replace('_', '-')}', but does not tell previews of it.`];
  return stray ? [`The page ${path} tells previews of '${stray}', but has no hreflang link for it.`] : [];
}

function isTag(name: string): boolean {
  if (!tagPattern.test(name)) return false;
  const known = isKnownTag.get(name);
  if (known !== undefined) return known;
  const [language = '', region] = name.split('-');
  const answer =
    name === 'x-default' || (names.language.of(language) !== undefined && (region === undefined || names.region.of(region) !== undefined));
  isKnownTag.set(name, answer);
  return answer;
}

const isKnownTag = new Map<string, boolean>();
/** CLDR knows every code of ISO 639-1 and ISO 3166-1; codes that are nothing have no name. */
const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

interface Graph {
  readonly site: RenderedSite;
  readonly pages: ReadonlyMap<string, PageSummary>;
  readonly lists: ReadonlyMap<string, string>;
  readonly summary: PageSummary;
}

/** Whether every page of the list is one that search engines may show, and has the same list. */
function answered({ site, pages, lists, summary: { route, head } }: Graph): Finding[] {
  const { origin } = site.manifest;
  return head.alternates.flatMap(([name, address]): Finding[] => {
    const path = address.startsWith(origin) ? address.slice(origin.length) : undefined;
    const target = path === undefined ? undefined : pages.get(path);
    const finding = (message: string, hint: string): Finding[] => [{ code: 'WL3025', subject: address, message, hint, found: address }];
    const told = `The page ${route.path} names ${address} for '${name}'`;
    if (!target || path === undefined)
      return finding(`${told}, which is no page of the site.`, 'Name the whole address of a page that is there.');
    if (target.route.status !== 200 || !target.head.indexed)
      return finding(`${told}, a page that is kept from search engines.`, 'Leave it out of the list, or let it be found.');
    if (target.head.canonical !== address)
      return finding(
        `${told}, but that page names ${target.head.canonical || 'no address'} as its own.`,
        'Name the address that the page calls canonical.',
      );
    if (name !== 'x-default' && target.head.language !== name && target.head.language.split('-', 1)[0] !== name)
      return finding(`${told}, but that page is in '${target.head.language}'.`, 'Name the page in the language that is said.');
    if (lists.get(path) !== lists.get(route.path))
      return finding(`${told}, but the two do not name the same pages in return.`, 'All pages of a list have the same list.');
    return [];
  });
}
