import { definePeople } from 'wortlaut';

/**
 * The people who sign: attestations, waivers and editions name these entries. They are samples. The owner replaces them by real people,
 * each of whom makes a key of their own: people key counsel.
 */
export default definePeople({
  management: { name: 'Management', roles: ['owner'], sample: true },
  counsel: { name: 'Counsel', roles: ['legal'], sample: true },
  translation: { name: 'First translation', roles: ['translator'], until: '2026-11-30', sample: true },
});
