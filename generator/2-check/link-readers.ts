import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { localesOf, withEditions } from '../model/page-locales.ts';
import type { PageTarget } from '../model/site.ts';

/** Whether a page or one of its editions has an address for readers of a country, possibly one for all countries. */
export function hasAddress(content: SharedContent, id: string, country: string | undefined): boolean {
  const countries = withEditions(content.pages, id).flatMap((page) => [
    ...localesOf(content, page).map((locale) => locale.country),
    ...(page.definition.value.addresses ?? []).map((address) => address.country),
  ]);
  // A single address is for everybody, as for links.
  return countries.length < 2 || countries.some((one) => one === country || one === undefined);
}

/**
 * WL3031 if some readers of a page have no target for a link on it, because the target has no address in their country. With `languages`,
 * only readers in these languages count. Targets that are omitted with a reason are not reported again.
 */
export function vanishing(
  content: SharedContent,
  page: Page,
  { to, languages }: { readonly to: PageTarget; readonly languages?: readonly string[] },
): (Pick<Diagnostic, 'hint' | 'cause'> & { readonly countries: string }) | undefined {
  const target = content.pages.get(to.page);
  if (!target || to.edition !== undefined) return undefined;
  const gaps = page.definition.value.gaps ?? {};
  const readers = localesOf(content, page).filter(({ id, language }) => {
    const gap = gaps[id];
    return gap?.gap !== 'omit' && (languages?.includes(gap?.language ?? language) ?? true);
  });
  const without = new Set(readers.map(({ country }) => country).filter((country) => !hasAddress(content, to.page, country)));
  if (without.size === 0) return undefined;
  const names = [...without].flatMap((code) => (code === undefined ? [] : (content.countries.get(code)?.value.name ?? code)));
  return {
    countries: new Intl.ListFormat('en-GB').format(names),
    hint: `Give '${to.page}' an address there (${target.definition.file}), or link to a page that all readers of this one have.`,
    cause: `page ${to.page} unreachable`,
  };
}
