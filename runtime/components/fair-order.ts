import type { ExhibitionEntry } from '../props/shared.ts';

export type FairState = 'upcoming' | 'past';

/** Whether a day (ISO date) is before that of the build. */
type IsOver = (day: string) => boolean;

export const stateOf = ({ ends }: ExhibitionEntry, isOver: IsOver): FairState => (isOver(ends) ? 'past' : 'upcoming');

/** The fairs to come, the next first, or those that are over, the newest first. */
export function fairsIn(state: FairState, entries: readonly ExhibitionEntry[], isOver: IsOver): readonly ExhibitionEntry[] {
  const inOrder = entries
    .filter((entry) => stateOf(entry, isOver) === state)
    .toSorted((one, other) => (one.starts < other.starts ? -1 : 1));
  return state === 'past' ? inOrder.reverse() : inOrder;
}
