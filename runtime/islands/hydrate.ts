import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings the markup of one island to life, at once, so that a held click finds its handler. If the island fails, now or
 * later, its static markup comes back: the page around it and the other islands never notice (X4).
 */
export function hydrate(mark: HTMLElement, component: ComponentType<object>, props: object): void {
  const markup = [...mark.childNodes].map((node) => node.cloneNode(true));
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    queueMicrotask(() => {
      root?.unmount();
      mark.replaceChildren(...markup);
      mark.dataset.failed = '';
    });
  };
  const root = flushSync(() => hydrateRoot(mark, createElement(component, props), { onUncaughtError }));
}
