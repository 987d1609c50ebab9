import { closestMatch } from '../diagnostics/closest-match.ts';
import type { Localized } from '../model/localized.ts';
import type { ListedPage, Pagination } from '../react/page-context.ts';
import type { RenderContext } from './context.ts';
import type { ListEntry, ListPart } from './page-lists.ts';
import { reportPlainUse } from './plain-target.ts';

/** A page of a list as templates show it, on a page in a language. */
export function listedPage(site: RenderContext, entry: ListEntry, from: string): ListedPage {
  const { id, href, language, tag, structure } = entry;
  const text = (name: 'title' | 'description'): Localized => {
    const source = entry[name];
    if (!source) return '' as Localized;
    site.read({ file: source.file, dataPath: ['meta', name] });
    // Markup in it is reported on the page itself.
    return reportPlainUse(site.resolver(tag).resolve(source.text), () => {}) as Localized;
  };
  const link = { href, ...(language !== from && { hrefLang: tag }) };
  return { id, link, title: text('title'), description: text('description'), structure: structure as ListedPage['structure'] };
}

/** The part of a list at an address, for its template. Throws if the page lists another template or is not a list. */
export function paginationOf(
  site: RenderContext,
  part: ListPart | undefined,
  asked: { readonly template: string; readonly language: string },
) {
  const { template, language } = asked;
  if (part?.template !== template)
    throw new Error(
      `this page lists ${part ? `pages of the template '${part.template}'` : 'no pages'}, and its template asks for '${template}'; write lists: { template: '${template}' } into its page.ts`,
    );
  const { number, entries, addresses } = part;
  const linkTo = (index: number) => addresses.slice(index, index + 1).map((href) => ({ href }))[0];
  const pagination: Pagination = {
    number,
    entries: entries.map((entry) => listedPage(site, entry, language)),
    links: addresses.map((href) => ({ href })),
    newer: number > 1 ? linkTo(number - 2) : undefined,
    older: linkTo(number),
  };
  return pagination;
}

/** The sentence for a template whose pages no page lists. */
export function unlisted(template: string, listed: readonly string[]): string {
  const near = closestMatch(template, listed);
  const next = near
    ? `the nearest that is listed is '${near}'`
    : `write lists: { template: '${template}' } into the page.ts of the page that lists them`;
  return `no page lists pages of the template '${template}'; ${next}`;
}
