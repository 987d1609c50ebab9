import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { NotRendered } from '../../generator/4-render/html/not-rendered.ts';
import { renderToHtml } from '../../generator/4-render/html/render-to-html.ts';

export interface Outcome {
  readonly html?: string;
  readonly error?: string;
  /** Our renderer leaves the tree to React's. */
  readonly left?: true;
}

/** What our renderer and React's make of a tree. What React warns of is not printed. */
export function bothRenderers(node: ReactNode): { ours: Outcome; react: Outcome } {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return { ours: outcome(() => renderToHtml(node)), react: outcome(() => renderToString(node)) };
  } finally {
    warnings.mockRestore();
  }
}

function outcome(render: () => string): Outcome {
  try {
    return { html: render() };
  } catch (error) {
    return error instanceof NotRendered ? { left: true } : { error: String(error) };
  }
}

/** An element of any kind, also of one that no author should write. */
export const make = createElement as (type: unknown, props?: object | null, ...children: unknown[]) => ReactNode;
