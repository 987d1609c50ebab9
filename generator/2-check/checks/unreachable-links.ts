import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { markedIn, mayHaveMarkup, parseMarkup } from '../../model/inline-markup.ts';
import { localesOf, readersOf, withEditions } from '../../model/page-locales.ts';
import type { PageTarget, Target } from '../../model/site.ts';
import { targetsIn } from '../../model/structure-values.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { menuTargets } from '../menu-targets.ts';
import { markedTexts } from '../text-sets.ts';

/**
 * WL3031: no link disappears in a country without being reported. An entry of a menu may be for the countries of its page alone, unless the
 * entry names the country itself; a link on a page has a target wherever that page is shown.
 */
export const unreachableLinks: SiteCheck = {
  run: (content) => [
    ...inMenus(content),
    ...[...content.pages.values()].flatMap((page) => {
      const { file, value } = page.definition;
      return targetsIn(value.structure, ['structure']).flatMap(([to, dataPath]) => {
        const gap = unreached(content, page, { to });
        if (!gap) return [];
        return finding('WL3031', { file, dataPath, ...gap.details }, [
          `This link leads to the page '${gap.page}', which has no address for readers in ${gap.countries}, so it disappears there.`,
        ]);
      });
    }),
  ],
};

/** WL3031: a link in a text has a target in every country that shows the text. */
export const unreachableTextLinks: TextCheck = {
  runOn: (texts, shared) =>
    markedTexts(texts).flatMap(({ text, language, file, dataPath }) =>
      (texts.page ? linksIn(text) : []).flatMap((to) => {
        const gap = texts.page && unreached(shared, texts.page, { to, languages: [language] });
        if (!gap) return [];
        return finding('WL3031', { file, dataPath, ...gap.details }, [
          `'${dataPath.join('.')}' links to the page '${gap.page}', which has no address for readers in ${gap.countries}, so its words are shown there without the link.`,
        ]);
      }),
    ),
};

/** The targets of the links of a text; empty if its markup is malformed. */
function linksIn(text: string): PageTarget[] {
  if (!mayHaveMarkup(text)) return [];
  const parsed = parseMarkup(text);
  return 'fault' in parsed ? [] : markedIn(parsed.parts).flatMap((part) => (part.kind === 'link' ? part.to : []));
}

function inMenus(content: SharedContent): Diagnostic[] {
  const contracts = contractPages(content);
  return [...content.countries.values()].flatMap(({ value: { code, name } }) =>
    menuTargets(content, code).flatMap(({ target, dataPath }) => {
      // A missing contract is reported for the country.
      if (!('page' in target) || target.edition || contracts.has(target.page) || hasAddress(content, target.page, code)) return [];
      const isNamed = dataPath.at(-2) === 'countries';
      const isForSomeCountries = withEditions(content.pages, target.page).some(({ definition }) => definition.value.countries);
      if (!isNamed && isForSomeCountries) return [];
      const other = isNamed
        ? `name another page for ${name}`
        : `declare the link for readers in ${name}: { countries: { ${code}: to('…') }, default: to('${target.page}') }`;
      return finding('WL3031', { file: content.navigation.file, dataPath, cause: `page ${target.page} unreachable` }, [
        `This entry leads to the page '${target.page}', which has no address for readers in ${name}, so it disappears there.`,
        `Give the page an address there, or ${other}. If no page fits, write omit('the reason') instead.`,
      ]);
    }),
  );
}

/** Whether a page or one of its editions has an address for readers of a country, possibly one for all countries. */
function hasAddress(content: SharedContent, id: string, country: string | undefined): boolean {
  const countries = withEditions(content.pages, id).flatMap((page) => readersOf(content, page).map((readers) => readers.country));
  // A single address is for all readers, as for links.
  return countries.length < 2 || countries.some((one) => one === country || one === undefined);
}

interface Link {
  readonly to: Target;
  /** Only readers in these languages count. */
  readonly languages?: readonly string[];
}

/**
 * The readers of a page who have no target for a link on it, because the target has no address in their country. Targets that are omitted
 * with a reason are not reported again. Undefined if all readers have one.
 */
function unreached(content: SharedContent, page: Page, { to, languages }: Link) {
  const target = 'page' in to && to.edition === undefined ? content.pages.get(to.page) : undefined;
  if (!target) return undefined;
  const { gaps = {} } = page.definition.value;
  const readers = localesOf(content, page).filter(({ id, language }) => {
    const gap = gaps[id];
    return gap?.gap !== 'omit' && (languages?.includes(gap?.language ?? language) ?? true);
  });
  const without = new Set(readers.map(({ country }) => country).filter((country) => !hasAddress(content, target.id, country)));
  if (without.size === 0) return undefined;
  const names = [...without].flatMap((code) => (code === undefined ? [] : (content.countries.get(code)?.value.name ?? code)));
  return {
    page: target.id,
    countries: new Intl.ListFormat('en-GB').format(names),
    details: {
      hint: `Give '${target.id}' an address there (${target.definition.file}), or link to a page that all readers of this page have.`,
      cause: `page ${target.id} unreachable`,
    },
  };
}
