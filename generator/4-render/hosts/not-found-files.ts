import { notFoundPage } from '../../model/not-found.ts';
import type { HostedPage } from '../host.ts';

/** Reason → id of a locale → the file of the page for it; `''` is for all other addresses. Empty if the site has no such page. */
export type NotFoundFiles = Readonly<Record<'unknown-page' | 'unknown-country', Readonly<Record<string, string>>>>;

/** The file that is sent for a missing address: the results of `notFoundPage` as a table. */
export function notFoundFiles(pages: readonly HostedPage[]): NotFoundFiles {
  const locales = new Set(pages.filter(({ status }) => status === 404).flatMap(({ locale }) => locale?.id ?? []));
  const filesFor = (reason: string) => {
    const usual = notFoundPage(pages, { reason })?.file;
    const files = [...locales].map((locale) => [locale, notFoundPage(pages, { reason, locale })?.file] as const);
    return Object.fromEntries([['', usual], ...files.filter(([, file]) => file !== usual)].filter(([, file]) => file !== undefined));
  };
  return { 'unknown-page': filesFor('unknown-page'), 'unknown-country': filesFor('unknown-country') };
}
