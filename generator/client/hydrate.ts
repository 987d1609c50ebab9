import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { ServedIsland } from './foreign-changes.ts';
import { undoForeignChanges } from './undo-foreign-changes.ts';

/**
 * Hydrates the markup of one island synchronously, so that a recorded click finds its handler. If the island fails, now or later,
 * its static markup comes back: the page around it and the other islands go on.
 */
export function hydrate(island: ServedIsland, component: ComponentType<object>, props: object): void {
  // Two uses may have waited for one script.
  if (island.hydrated) return;
  const { root } = island;
  undoForeignChanges(island);
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
  island.hydrated = true;
}
