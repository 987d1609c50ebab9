import type { PageRule } from '../page-rule.ts';

/** WL5002: an id names one element (HTML, section 3.2.6). */
export const repeatedIds: PageRule = {
  name: 'repeated ids',
  run({ route, markup: { ids } }) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const id of ids) (seen.has(id) ? twice : seen).add(id);
    return [...twice].map((id) => ({
      code: 'WL5002',
      subject: id,
      message: `The id '${id}' stands more than once on ${route.path}.`,
      hint: 'Give each element an id of its own.',
    }));
  },
};
