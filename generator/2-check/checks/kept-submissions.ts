import { finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import { periodOf } from '../../model/kept-submissions.ts';
import type { SiteCheck } from '../content-check.ts';

/** A site that takes what visitors send says for how long it is kept, by a fact that its texts can name. */
export const keptSubmissions: SiteCheck = {
  name: 'kept-submissions',
  run: ({ site: { value, file }, facts }) => {
    const { leadEndpoint = 'none', submissions } = value;
    if (!submissions)
      return leadEndpoint === 'none'
        ? []
        : [
            finding('WL1046', { file, dataPath: ['leadEndpoint'] }, [
              'Forms are sent to a server, and site.ts does not say for how long it keeps them.',
              "Write submissions: { keptFor: 'FILE.NAME' } with the fact that says how long, and name the fact in the privacy page.",
            ]),
          ];
    const { keptFor } = submissions;
    const place = { file, dataPath: ['submissions', 'keptFor'] };
    const fact = facts.get(keptFor)?.value;
    if (!fact) {
      const periods = [...facts].filter(([, { value: known }]) => periodOf(known)).map(([id]) => id);
      return [
        finding('WL1045', { ...place, ...correction(keptFor, periods, { noun: 'periods' }) }, [
          `Submissions are kept for '${keptFor}', which is no fact.`,
        ]),
      ];
    }
    if (periodOf(fact)) return [];
    return [
      finding('WL1045', place, [
        `Submissions are kept for '${keptFor}', and that fact does not say on which day they are deleted.`,
        "Name a duration in days, weeks, months or years, bound 'exactly' or 'atMost', without upTo and working days.",
      ]),
    ];
  },
};
