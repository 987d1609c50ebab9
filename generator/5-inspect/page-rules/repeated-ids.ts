import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5002: an id names one element (HTML, section 3.2.6). */
export const repeatedIds: PageRule = {
  name: 'repeated ids',
  run({ route, markup: { ids } }) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const id of ids) (seen.has(id) ? twice : seen).add(id);
    return [...twice].map((id) =>
      findingOnPage('WL5002', { subject: id }, [
        `The id '${id}' stands more than once on ${route.path}.`,
        'Give each element an id of its own.',
      ]),
    );
  },
};
