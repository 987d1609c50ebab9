import type { Contexts } from './contexts.ts';
import type { MemoCache } from './memo-cache.ts';

/** The properties of an element, of any component or tag. */
export type Props = Readonly<Record<string, unknown>>;

/** The state of rendering one tree. */
export interface Rendering {
  /** The HTML so far. Joined at the end into one flat string: a concatenated one keeps all its parts in memory. */
  pieces: string[];
  /** Whether a text was written last: a mark must separate it from a following text, so that browsers keep both apart. */
  endsInText: boolean;
  surroundings: Surroundings;
  readonly contexts: Contexts;
  /** The position in the tree: of each enclosing list its length and the index in it, outermost first. */
  readonly places: number[];
  readonly cache: MemoCache | undefined;
  /** The component that is being called or was called last. */
  readonly component: Component;
}

/** What enclosing elements determine for an element. */
export interface Surroundings {
  /** Whether it is directly in an SVG element, not in HTML within it. */
  readonly svg: boolean;
  /** The value of the enclosing `<select>`: one, several, or none. */
  readonly selected?: unknown;
}

export interface Component {
  /** Whether it is being called: at other times hooks throw. */
  running: boolean;
  /** Its hooks in the order of their calls; undefined before the first. */
  hooks: Hook[] | undefined;
  /** The index of the next hook. */
  next: number;
  /** How many ids it has used. */
  ids: number;
  /** Whether it has changed its own state and must be called again. */
  again: boolean;
  /** How often it has been called again. */
  repeats: number;
}

/** The state of a hook while its component is called again. */
export interface Hook {
  value?: unknown;
  dependencies?: readonly unknown[] | undefined;
  /** Changes the state; actions are applied at the next call. */
  dispatch?: (action: unknown) => void;
  actions?: unknown[];
}

export function startRendering(cache: MemoCache | undefined): Rendering {
  return {
    pieces: [],
    endsInText: false,
    surroundings: { svg: false },
    contexts: new Map(),
    places: [],
    cache,
    component: { running: false, hooks: undefined, next: 0, ids: 0, again: false, repeats: 0 },
  };
}
