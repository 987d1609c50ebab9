import { type Context, contextType, readContext } from './contexts.ts';
import { type Reducer, useMemo, useReducer, useRef } from './hooks-with-memory.ts';
import { NotRendered } from './not-rendered.ts';
import { placeId } from './place-id.ts';
import type { Component, Rendering } from './rendering.ts';

let current: Rendering | undefined;

/** Sets the rendering that hooks read. Returns the one before. */
export function setCurrentRendering(rendering: Rendering | undefined): Rendering | undefined {
  const before = current;
  current = rendering;
  return before;
}

function rendering(): Rendering {
  if (!current?.component.running) {
    throw new Error('Invalid hook call. Hooks can only be called inside of the body of a function component.');
  }
  return current;
}

const caller = (): Component => rendering().component;

/** The hooks under the names by which React calls them. While a page is rendered no effect runs and nothing suspends. */
export const hooks = {
  use(usable: unknown) {
    if (typeof usable === 'object' && usable !== null && '$$typeof' in usable && usable.$$typeof === contextType) {
      return readContext(rendering().contexts, usable as unknown as Context);
    }
    throw new NotRendered('use() of anything but a context');
  },
  useContext: (context: Context) => readContext(rendering().contexts, context),
  useReducer: (reducer: Reducer, first: unknown, start?: (first: unknown) => unknown) =>
    useReducer(caller(), reducer, start === undefined ? () => first : () => start(first)),
  useState: (first: unknown) => useReducer(caller(), changedState, () => (typeof first === 'function' ? first() : first)),
  useMemo: (create: () => unknown, dependencies?: readonly unknown[]) => useMemo(caller(), create, dependencies),
  useCallback: (callback: unknown, dependencies?: readonly unknown[]) => useMemo(caller(), () => callback, dependencies),
  useRef: (first: unknown) => useRef(caller(), first),
  useId() {
    const { places, component } = rendering();
    return placeId(places, component.ids++);
  },
  useSyncExternalStore(_subscribe: unknown, _snapshot: unknown, serverSnapshot?: () => unknown) {
    if (!serverSnapshot) throw new NotRendered('a store without a snapshot for the server');
    return serverSnapshot();
  },
  useDeferredValue(value: unknown, first?: unknown) {
    caller();
    return first === undefined ? value : first;
  },
  useTransition() {
    caller();
    return [false, never];
  },
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  // No page of the theme calls these.
  useActionState: leftToReact,
  useFormState: leftToReact,
  useOptimistic: leftToReact,
  useHostTransitionStatus: leftToReact,
  useEffectEvent: leftToReact,
  useMemoCache: leftToReact,
  useCacheRefresh: leftToReact,
};

function leftToReact(): never {
  throw new NotRendered('a hook that is none of the usual ones');
}

function changedState(state: unknown, action: unknown): unknown {
  return typeof action === 'function' ? action(state) : action;
}

function nothing(): void {}

function never(): never {
  throw new Error('this can be called once the page is shown, not while it is rendered');
}
