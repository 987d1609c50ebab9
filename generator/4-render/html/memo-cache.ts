import type { Contexts } from './contexts.ts';

/** The HTML of a component. */
export interface Fragment {
  readonly html: string;
  readonly endsInText: boolean;
}

/** A memo component (React.memo) where it stands. */
export interface MemoPlace {
  readonly component: unknown;
  /** The same wherever the surroundings write it alike: its place in the tree, of which ids are made, and what stands before it. */
  readonly position: string;
  readonly contexts: Contexts;
}

/** Caches what memo components wrote in other trees: a component without properties that reads the same writes the same. */
export interface MemoCache {
  /** The fragment that was written before, or the one that `write` makes. */
  fragment(place: MemoPlace, write: () => Fragment): Fragment;
}
