import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the markup of one island synchronously, so that a recorded click finds its handler. If the island fails, now or later,
 * its static markup comes back: the page around it and the other islands go on.
 */
export function hydrate(root: HTMLElement, component: ComponentType<object>, props: object): void {
  const markup = [...root.childNodes].map((node) => node.cloneNode(true));
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    queueMicrotask(() => {
      reactRoot?.unmount();
      root.replaceChildren(...markup);
      root.dataset.failed = '';
    });
  };
  const reactRoot = flushSync(() => hydrateRoot(root, createElement(component, props), { onUncaughtError }));
}
