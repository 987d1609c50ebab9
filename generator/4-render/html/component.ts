import type { Component, Hook, Props } from './rendering.ts';

/** Calls a component, repeatedly while it changes its own state. Returns what it renders. */
export function callComponent(component: Component, render: (props: Props) => unknown, props: Props): unknown {
  component.running = true;
  component.hooks = undefined;
  component.repeats = -1;
  let rendered: unknown;
  do {
    component.again = false;
    component.repeats++;
    component.next = 0;
    component.ids = 0;
    rendered = render(props);
  } while (component.again);
  component.running = false;
  return rendered;
}

/** The state of the hook that is being called; new at the first call of its component. */
export function nextHook(component: Component): Hook {
  component.hooks ??= [];
  const known = component.hooks[component.next++];
  if (known) return known;
  if (component.repeats) throw new Error('Rendered more hooks than during the previous render');
  const hook: Hook = {};
  component.hooks.push(hook);
  return hook;
}
