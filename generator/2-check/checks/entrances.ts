import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** There is a page or redirect at `/`, and a page for addresses that do not exist. */
export const entrances: SiteCheck = {
  name: 'entrances',
  run: ({ pages, site }): Diagnostic[] => {
    const all = [...pages.values()].map(({ definition }) => definition.value);
    const begins = all.some(
      ({ addresses = [], redirectFrom = [] }) => addresses.some(({ path }) => path === '/') || redirectFrom.includes('/'),
    );
    const catches = all.some(({ status, addresses = [] }) => status === 404 && addresses.some(({ path }) => path === '/404.html'));
    return [
      ...(begins
        ? []
        : [
            {
              code: 'WL3033',
              severity: 'error',
              file: site.file,
              message: 'No page has the address /, so whoever types the name of the site finds nothing.',
              hint: `Give a page the address: addresses: [{ path: '/', language: '${site.value.sourceLanguage}', canonical: true }]; or write redirectFrom: ['/'] in the page that it is to lead to.`,
            } as const,
          ]),
      ...(catches
        ? []
        : [
            {
              code: 'WL3034',
              severity: 'error',
              file: site.file,
              message: 'No page is shown for addresses that do not exist.',
              hint: `Write a page with status: 404, indexed: false and addresses: [{ path: '/404.html', language: '${site.value.sourceLanguage}', canonical: true }].`,
            } as const,
          ]),
    ];
  },
};
