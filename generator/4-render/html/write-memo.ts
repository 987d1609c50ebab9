import type { Contexts } from './contexts.ts';
import type { Rendering } from './rendering.ts';

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

/** Knows what memo components wrote in other trees: a component without properties that reads the same writes the same. */
export interface MemoCache {
  /** The fragment that was written before, or the one that `write` makes. */
  fragment(place: MemoPlace, write: () => Fragment): Fragment;
}

/** Writes a memo component: from cache where there is one. One with properties, or within a drawing, is always written anew. */
export function writeMemo(rendering: Rendering, component: unknown, { isPlain, write }: { isPlain: boolean; write: () => void }): void {
  const { cache, places, contexts, surroundings } = rendering;
  if (!cache || !isPlain || surroundings.svg || 'selected' in surroundings) {
    write();
    return;
  }
  const position = `${places.join(' ')}${rendering.endsInText ? ' text' : ''}`;
  const { html, endsInText } = cache.fragment({ component, position, contexts }, () => {
    const around = rendering.pieces;
    rendering.pieces = [];
    write();
    const fragment = { html: rendering.pieces.join(''), endsInText: rendering.endsInText };
    rendering.pieces = around;
    return fragment;
  });
  rendering.pieces.push(html);
  rendering.endsInText = endsInText;
}
