import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL6030: if a page has a form for the lead endpoint, the site file names that: a static host has none. */
export const leadEndpoint: PageRule = {
  name: 'lead-endpoint',
  run({ route, markup }, { saysEndpoint, ownEndpoint = '/api/contact', siteFile, production }) {
    const posts = markup.named('form').some(({ attributes }) => attributes.get('method')?.toLowerCase() === 'post');
    if (saysEndpoint || !posts) return [];
    return [
      findingOnPage('WL6030', { severity: production ? 'error' : 'warning', file: siteFile, subject: 'the endpoint of leads' }, [
        `${route.path} has a form, and site.ts does not say where forms are sent.`,
        `Write leadEndpoint: '${ownEndpoint}' if your own server answers there, the https address of another server that does, or 'none' to show telephone and email in place of forms. dist/reports/openapi.json describes what the server is sent and answers.`,
      ]),
    ];
  },
};
