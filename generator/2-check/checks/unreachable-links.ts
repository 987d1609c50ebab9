import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { localesOf, withEditions } from '../../model/page-locales.ts';
import type { SiteCheck } from '../check.ts';
import { menuTargets } from '../menu-targets.ts';

/** No entry of a menu disappears in a country without a word: its page is there, or says that it is not. */
export const unreachableLinks: SiteCheck = {
  name: 'unreachable-links',
  run: (content) => {
    const contracts = contractPages(content);
    return [...content.countries.values()].flatMap(({ value: { code, name } }) =>
      menuTargets(content, code).flatMap(({ target, dataPath }): Diagnostic[] => {
        // That a country has no contract is told of the country.
        if (!('page' in target) || target.edition || contracts.has(target.page) || isReachable(content, target.page, code)) return [];
        return [
          {
            code: 'WL3031',
            severity: 'error',
            file: content.navigation.file,
            dataPath,
            message: `This entry leads to the page '${target.page}', which has no address for readers in ${name}, so it disappears there.`,
            hint: `Give the page an address there, or say what readers in ${name} get: { countries: { ${code}: to('…') }, otherwise: to('${target.page}') }, with omit('the reason') where it is nothing.`,
            cause: `page ${target.page} unreachable`,
          },
        ];
      }),
    );
  },
};

/** Whether a link to a page leads readers of a country anywhere, or the page says that it is for other countries. */
function isReachable(content: Content, id: string, country: string): boolean {
  const pages = withEditions(content.pages, id);
  if (pages.length === 0 || pages.some(({ definition }) => definition.value.countries)) return true;
  const countries = pages.flatMap((page) => [
    ...localesOf(content, page).map((locale) => locale.country),
    ...(page.definition.value.addresses ?? []).map((address) => address.country),
  ]);
  return countries.length === 1 || countries.some((one) => one === country || one === undefined);
}
