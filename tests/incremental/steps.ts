import fc from 'fast-check';
import { type Clock, clocks } from './clock.ts';
import { type EditTime, editTimes, type LinkKind, linkKinds } from './content-folder.ts';
import { edits, type Subject } from './edits/edits.ts';
import type { BuildOptions } from './situation.ts';

/** A step and the clock of the build that follows it. */
export type Step = Action & { readonly clock: Clock };

/** A step between two builds. */
export type Action =
  /** Edits are made or, if they are made already, reverted. */
  | { readonly edit: readonly string[]; readonly times?: EditTime }
  /** The folder returns to its state before an earlier step, as git would check it out. */
  | { readonly goBackTo: number }
  | { readonly touch: 'all files' }
  /** Links to the same bytes replace files, and later edits change their targets. */
  | { readonly link: LinkKind }
  | { readonly tell: BuildOptions }
  | { readonly force: true }
  | { readonly damageOutput: OutputDamage; readonly file: number; readonly edit?: readonly string[] }
  /** The cache is damaged together with an edit, because a build without changes does not read it. */
  | { readonly damageCache: CacheDamage; readonly file: number; readonly edit: readonly string[] };

export const outputDamages = ['all gone', 'site gone', 'a file gone', 'a file edited', 'a record cut short'] as const;
export type OutputDamage = (typeof outputDamages)[number];

export const cacheDamages = [
  'all gone',
  'a file gone',
  'a file cut short',
  'a file emptied',
  'a byte changed',
  'a file of something else',
  'two files in place of each other',
  'the cache of before',
  'the cache of another site',
] as const;
export type CacheDamage = (typeof cacheDamages)[number];

export const tellings: readonly BuildOptions[] = [
  { origin: 'https://preview.example' },
  { hosts: ['nginx'] },
  { production: true },
  { today: '2027-02-01' },
  { pseudo: true },
  { draft: true },
];

/** Steps, most of them edits of the given subject. */
export function stepsAbout(subjects: readonly Subject[]): fc.Arbitrary<Step[]> {
  const name = fc.constantFrom(...subjects.flatMap((subject) => edits[subject].map((edit) => edit.name)));
  const file = fc.nat({ max: 999 });
  // The TypeScript loader reads files with faults, and Node caches the target of a symbolic link for the whole process.
  const links = subjects.includes('faults') ? (['hard'] as const) : linkKinds;
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.record({ edit: fc.tuple(name), times: fc.constantFrom(...editTimes) }, { requiredKeys: ['edit'] }) },
    { weight: 1, arbitrary: fc.record({ edit: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }) }) },
    { weight: 3, arbitrary: fc.record({ goBackTo: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.constant({ touch: 'all files' } as const) },
    { weight: 2, arbitrary: fc.record({ link: fc.constantFrom(...links) }) },
    { weight: 1, arbitrary: fc.record({ tell: fc.constantFrom(...tellings) }) },
    { weight: 1, arbitrary: fc.constant({ force: true } as const) },
    {
      weight: 2,
      arbitrary: fc.record(
        { damageOutput: fc.constantFrom(...outputDamages), file, edit: fc.tuple(name) },
        { requiredKeys: ['damageOutput', 'file'] },
      ),
    },
    { weight: 4, arbitrary: fc.record({ damageCache: fc.constantFrom(...cacheDamages), file, edit: fc.tuple(name) }) },
  );
  // A clock that is ahead lets a build trust the times of files that changed just now.
  const clock = fc.constantFrom(...clocks, 'a week ahead' as const, 'a week ahead' as const);
  const step = fc.tuple(action, clock).map(([one, time]): Step => ({ ...one, clock: time }));
  return fc.array(step, { minLength: 1, maxLength: 3, size: 'max' });
}
