import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL6030: if a page has a form for the lead endpoint, the site file names the endpoint, because static hosts have none. */
export const leadEndpoint: PageRule = {
  *run({ route, markup }, { saysEndpoint, ownEndpoint = '/api/contact', siteFile, production }) {
    const posts = markup.named('form').some(({ attributes }) => attributes.get('method')?.toLowerCase() === 'post');
    if (saysEndpoint || !posts) return;
    yield findingOnPage('WL6030', { severity: production ? 'error' : 'warning', file: siteFile, subject: 'the endpoint of leads' }, [
      `${route.path} has a form, but site.ts does not contain the address that forms are sent to.`,
      `Write leadEndpoint: '${ownEndpoint}' if your own server answers there, the https address of another server that does, or 'none' to show telephone and email instead of forms. dist/reports/openapi.json describes requests and answers.`,
    ]);
  },
};
