import { nextHook } from './component.ts';
import type { Component } from './rendering.ts';

/* The hooks with a state, which lasts only while their component is called again (an update in the render phase). */

export type Reducer = (state: unknown, action: unknown) => unknown;

const mostRepeats = 25;

/** The state, with the actions since the last call, and the function that takes an action. `first` gives the state of the first call. */
export function useReducer(component: Component, reducer: Reducer, first: () => unknown): [unknown, (action: unknown) => void] {
  const hook = nextHook(component);
  if (hook.dispatch) {
    for (const action of hook.actions?.splice(0) ?? []) hook.value = reducer(hook.value, action);
    return [hook.value, hook.dispatch];
  }
  hook.value = first();
  const { hooks } = component;
  hook.dispatch = (action) => {
    if (!component.running) return;
    if (component.repeats >= mostRepeats) {
      throw new Error('Too many re-renders. React limits the number of renders to prevent an infinite loop.');
    }
    if (component.hooks !== hooks) return;
    component.again = true;
    hook.actions ??= [];
    hook.actions.push(action);
  };
  return [hook.value, hook.dispatch];
}

/** What `create` gives; what it gave before where the dependencies are the same. */
export function useMemo(component: Component, create: () => unknown, dependencies: readonly unknown[] | undefined): unknown {
  const hook = nextHook(component);
  if (hook.dependencies && dependencies && same(hook.dependencies, dependencies)) return hook.value;
  hook.value = create();
  hook.dependencies = dependencies;
  return hook.value;
}

const same = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.every((value, index) => index >= now.length || Object.is(value, now[index]));

export function useRef(component: Component, first: unknown): unknown {
  const hook = nextHook(component);
  hook.value ??= { current: first };
  return hook.value;
}
