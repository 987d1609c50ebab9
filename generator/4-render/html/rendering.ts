import type { Contexts } from './contexts.ts';
import type { MemoCache } from './memo-cache.ts';

/** The properties of an element, of any component or tag. */
export type Props = Readonly<Record<string, unknown>>;

/** How far the rendering of one tree has come. */
export interface Rendering {
  /** The HTML so far. Joined at the end into one flat string: a concatenated one keeps all its parts in memory. */
  pieces: string[];
  /** Whether a text was written last: the next one needs a mark before it, so that a browser keeps both apart. */
  endsInText: boolean;
  surroundings: Surroundings;
  readonly contexts: Contexts;
  /** Where in the tree: of each list around what is being rendered its length and the index in it, from the outside in. */
  readonly places: number[];
  readonly cache: MemoCache | undefined;
  /** The component that is being called, or that was called last. */
  readonly component: Component;
}

/** What the elements around decide of an element. */
export interface Surroundings {
  /** Directly in a drawing, not in HTML within it. */
  readonly svg: boolean;
  /** What the `<select>` around has chosen: a value, several, or nothing. */
  readonly selected?: unknown;
}

export interface Component {
  /** Whether it is being called: elsewhere hooks are an error. */
  running: boolean;
  /** Its hooks in the order of their calls; none before the first. */
  hooks: Hook[] | undefined;
  /** Which of them is called next. */
  next: number;
  /** How many ids it has used. */
  ids: number;
  /** Whether it has changed its own state and is to be called again. */
  again: boolean;
  /** How often it has been called again. */
  repeats: number;
}

/** The state of a hook while its component is called again. */
export interface Hook {
  value?: unknown;
  dependencies?: readonly unknown[] | undefined;
  /** Changes the state; its actions wait for the next call. */
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
