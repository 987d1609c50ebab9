import fc from 'fast-check';
import { edits } from '../edits/edits.ts';

/** Fate of the build after an edit. */
export type Scenario =
  /** It is left alone. */
  | { readonly edit: string; readonly alone: true }
  /** It is killed after a share of the time that a build takes, in percent. */
  | { readonly edit: string; readonly killedAt: number }
  /** Another build of the same folder starts at the same time. */
  | { readonly edit: string; readonly twice: true }
  /** A build of another site with the given edit, which shares the cache, runs beside it. */
  | { readonly edit: string; readonly beside: string };

const name = fc.constantFrom(
  ...[...edits.texts, ...edits.facts, ...edits.pages, ...edits.settings].map((edit) => edit.name).filter((one) => one !== 'no claims'),
  'a file that cannot be read',
);

/** One or two edits, each with the scenario of its build. */
export const scenarios: fc.Arbitrary<Scenario[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ edit: name, alone: fc.constant(true as const) }) },
    { weight: 4, arbitrary: fc.record({ edit: name, killedAt: fc.integer({ min: 20, max: 100 }) }) },
    { weight: 2, arbitrary: fc.record({ edit: name, twice: fc.constant(true as const) }) },
    { weight: 2, arbitrary: fc.record({ edit: name, beside: name }) },
  ),
  { minLength: 1, maxLength: 2, size: 'max' },
);
