import type { ExhibitionEntry } from '../shapes/shared.ts';

/** The fairs to come, the next first, or those that are over, the newest first. */
export function fairsIn(state: ExhibitionEntry['state'], entries: readonly ExhibitionEntry[]): readonly ExhibitionEntry[] {
  const inOrder = entries.filter((entry) => entry.state === state).toSorted((one, other) => (one.starts < other.starts ? -1 : 1));
  return state === 'past' ? inOrder.reverse() : inOrder;
}
