import React, { type ReactNode } from 'react';
import { hooks, setCurrentRendering } from './hooks.ts';
import type { MemoCache } from './memo-cache.ts';
import { startRendering } from './rendering.ts';
import { writeNode } from './write-node.ts';

/** Where React looks up the hooks of the current renderer. It is internal: any version of React may move it. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
};

/**
 * The HTML of a tree, byte for byte as `renderToString` of react-dom/server 19.3.1 gives it, in a fraction of the time: nothing
 * suspends, so it only joins strings. Throws NotRendered where the tree has something that is not supported here (classes,
 * Suspense, lazy and asynchronous components, portals, what React puts into the head), and what a component throws.
 * @param cache what memo components wrote in other trees; without it everything is written anew
 */
export function renderToHtml(node: ReactNode, cache?: MemoCache): string {
  const rendering = startRendering(cache);
  const hooksBefore = internals.H;
  const servedBefore = setCurrentRendering(rendering);
  internals.H = hooks;
  try {
    writeNode(rendering, node);
    return rendering.pieces.join('');
  } finally {
    internals.H = hooksBefore;
    setCurrentRendering(servedBefore);
  }
}
