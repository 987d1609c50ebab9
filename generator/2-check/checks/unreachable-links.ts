import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { withEditions } from '../../model/page-locales.ts';
import type { SiteCheck } from '../content-check.ts';
import { hasAddress, vanishing } from '../link-readers.ts';
import { targetsIn } from '../link-targets.ts';
import { menuTargets } from '../menu-targets.ts';

/**
 * No link disappears in a country without being reported. An entry of a menu may be for the countries of its page alone, unless the entry
 * names the country itself; a link on a page has a target wherever that page is shown.
 */
export const unreachableLinks: SiteCheck = {
  name: 'unreachable-links',
  run: (content) => [...inMenus(content), ...[...content.pages.values()].flatMap((page) => inStructure(content, page))],
};

function inMenus(content: SharedContent): Diagnostic[] {
  const contracts = contractPages(content);
  return [...content.countries.values()].flatMap(({ value: { code, name } }) =>
    menuTargets(content, code).flatMap(({ target, dataPath }): Diagnostic[] => {
      // A missing contract is reported for the country.
      if (!('page' in target) || target.edition || contracts.has(target.page) || hasAddress(content, target.page, code)) return [];
      const isNamed = dataPath.at(-2) === 'countries';
      if (!isNamed && isForSomeCountries(content, target.page)) return [];
      const other = isNamed
        ? `name another one for ${name}`
        : `say what readers in ${name} get: { countries: { ${code}: to('…') }, default: to('${target.page}') }`;
      return [
        finding('WL3031', { file: content.navigation.file, dataPath, cause: `page ${target.page} unreachable` }, [
          `This entry leads to the page '${target.page}', which has no address for readers in ${name}, so it disappears there.`,
          `Give the page an address there, or ${other}, with omit('the reason') where it is nothing.`,
        ]),
      ];
    }),
  );
}

function inStructure(content: SharedContent, page: Page): Diagnostic[] {
  const { file, value } = page.definition;
  return targetsIn(value.structure, ['structure']).flatMap(([to, dataPath]): Diagnostic[] => {
    const found = 'page' in to ? vanishing(content, page, { to }) : undefined;
    if (!found || !('page' in to)) return [];
    const { countries, ...rest } = found;
    const message = `This link leads to the page '${to.page}', which has no address for readers in ${countries}, so it disappears there.`;
    return [finding('WL3031', { file, dataPath, message, ...rest })];
  });
}

/** Whether a page or one of its editions is limited to some countries. */
const isForSomeCountries = ({ pages }: SharedContent, id: string): boolean =>
  withEditions(pages, id).some(({ definition }) => definition.value.countries);
