import { finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import { periodOf } from '../../model/kept-submissions.ts';
import type { SiteCheck } from '../content-check.ts';

/** A site with forms declares how long it keeps submissions, by a fact that its texts can name. */
export const keptSubmissions: SiteCheck = {
  run: ({ site: { value, file }, facts }) => {
    const { leadEndpoint = 'none', submissions } = value;
    if (!submissions && leadEndpoint === 'none') return [];
    if (!submissions)
      return [
        finding('WL1046', { file, dataPath: ['leadEndpoint'] }, [
          'Forms are sent to a server, but site.ts does not declare how long it keeps submissions.',
          "Write submissions: { keptFor: 'FILE.NAME' } with a fact for this period, and name the fact in the privacy page.",
        ]),
      ];
    const { keptFor } = submissions;
    const place = { file, dataPath: ['submissions', 'keptFor'] };
    const fact = facts.get(keptFor)?.value;
    if (!fact) {
      const periods = [...facts].filter(([, { value: known }]) => periodOf(known)).map(([id]) => id);
      return [
        finding('WL1045', { ...place, ...correction(keptFor, periods, { noun: 'periods' }) }, [
          `Submissions are kept for '${keptFor}', which is not a fact.`,
        ]),
      ];
    }
    if (periodOf(fact)) return [];
    return [
      finding('WL1045', place, [
        `Submissions are kept for '${keptFor}', but this fact does not determine the day on which they are deleted.`,
        "Name a duration in days, weeks, months or years, bound 'exactly' or 'atMost', without upTo and working days.",
      ]),
    ];
  },
};
