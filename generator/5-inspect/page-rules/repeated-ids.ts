import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5002: an id names one element (HTML, section 3.2.6). */
export const repeatedIds: PageRule = {
  run({ route, markup: { ids } }) {
    const seen = new Set<string>();
    const repeated = new Set<string>();
    for (const id of ids) (seen.has(id) ? repeated : seen).add(id);
    return [...repeated].map((id) =>
      findingOnPage('WL5002', { subject: id }, [
        `${route.path} contains the id '${id}' more than once.`,
        'Give each element a different id.',
      ]),
    );
  },
};
