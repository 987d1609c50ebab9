import { finding } from '../../diagnostics/diagnostic.ts';
import type { PageDefinition } from '../../model/page.ts';
import type { SiteCheck } from '../content-check.ts';

/** There is a page or redirect at `/`, and a page for addresses that do not exist. */
export const entrances: SiteCheck = {
  run: ({ pages, site }) => {
    const all = [...pages.values()].map(({ definition }) => definition.value);
    // The pattern of a page begins with the default locale, or with nothing.
    const isUnprefixed = site.value.prefixDefaultLocale === false;
    const isAt = ({ path: pattern, addresses = [] }: PageDefinition, wanted: string) =>
      addresses.some(({ path }) => path === wanted) || (isUnprefixed && pattern === (wanted === '/' ? '/:locale' : `/:locale${wanted}`));
    const begins = all.some((page) => isAt(page, '/') || page.redirectFrom?.includes('/'));
    const catches = all.some((page) => page.status === 404 && isAt(page, '/404.html'));
    const addressOf = (path: string) => `addresses: [{ path: '${path}', language: '${site.value.sourceLanguage}', canonical: true }]`;
    return [
      begins
        ? []
        : finding('WL3033', { file: site.file }, [
            'No page has the address /, so visitors who type the name of the site get an error.',
            `Give a page the address: ${addressOf('/')}; or write redirectFrom: ['/'] in the page that visitors should see.`,
          ]),
      catches
        ? []
        : finding('WL3034', { file: site.file }, [
            'No page is shown for addresses that do not exist.',
            `Write a page with status: 404, indexed: false and ${isUnprefixed ? "path: '/:locale/404.html'" : addressOf('/404.html')}.`,
          ]),
    ].flat();
  },
};
