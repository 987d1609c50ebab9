import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { MemoCache } from './html/memo-cache.ts';
import { NotRendered } from './html/not-rendered.ts';
import { renderToHtml } from './html/render-to-html.ts';

/**
 * The HTML of a page's body, which React hydrates in the browser. A body with anything that our own renderer does not support is
 * left to react-dom/server, which is loaded only then. Throws what a component throws.
 * @param cache the fragments of the layout that other pages have written
 */
export function renderBody(body: ReactNode, cache?: MemoCache): string {
  try {
    return renderToHtml(body, cache);
  } catch (error) {
    if (error instanceof NotRendered) return reactServer().renderToString(body);
    throw error;
  }
}

const reactServer = () => createRequire(import.meta.url)('react-dom/server') as typeof import('react-dom/server');
