import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { localesOf, withEditions } from '../model/page-locales.ts';
import type { PageTarget } from '../model/site.ts';

/** Whether a page, or one that stands in for it, has an address for readers of a country, be it one for all countries. */
export function hasAddress(content: SharedContent, id: string, country: string): boolean {
  const countries = withEditions(content.pages, id).flatMap((page) => [
    ...localesOf(content, page).map((locale) => locale.country),
    ...(page.definition.value.addresses ?? []).map((address) => address.country),
  ]);
  // The only address that a page has is that for everybody, as links know it.
  return countries.length < 2 || countries.some((one) => one === country || one === undefined);
}

/**
 * What a link on a page leads some of its readers to: nothing, because the target has no address in their country. With languages,
 * of those readers alone who are shown the page in one of them. A target that is left out with a reason is not reported again.
 */
export function vanishing(
  content: SharedContent,
  page: Page,
  { to, languages }: { readonly to: PageTarget; readonly languages?: readonly string[] },
): (Pick<Diagnostic, 'code' | 'severity' | 'hint' | 'cause'> & { readonly countries: string }) | undefined {
  const target = content.pages.get(to.page);
  if (!target || to.edition !== undefined) return undefined;
  const gaps = page.definition.value.gaps ?? {};
  const readers = localesOf(content, page).filter(({ id, language }) => {
    const gap = gaps[id];
    return gap?.gap !== 'omit' && (languages?.includes(gap?.language ?? language) ?? true);
  });
  const without = new Set(readers.map(({ country }) => country).filter((country) => !hasAddress(content, to.page, country)));
  if (without.size === 0) return undefined;
  const names = [...without].map((code) => content.countries.get(code)?.value.name ?? code);
  return {
    code: 'WL3031',
    severity: 'error',
    countries: new Intl.ListFormat('en-GB').format(names),
    hint: `Give '${to.page}' an address there (${target.definition.file}), or link to a page that all readers of this one have.`,
    cause: `page ${to.page} unreachable`,
  };
}
