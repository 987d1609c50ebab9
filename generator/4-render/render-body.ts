import { createElement, type ReactElement } from 'react';
import { lazy } from '../model/memoize.ts';
import { inProduction } from './production-react.ts';

/** The HTML of an element, which React can hydrate. Passes errors of components on. */
export function renderBody(body: ReactElement): string {
  return reactServer().renderToString(body).replaceAll(marks, '');
}

/** An element that puts the HTML of a fragment into the page around it, which `renderBody` renders. */
export function insertedFragment(html: string): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made this HTML.
  return createElement(mark, { dangerouslySetInnerHTML: { __html: html } });
}

/** React inserts HTML only within an element. That of a fragment is marked, so that it can be removed again. */
const mark = 'wortlaut-fragment';
const marks = new RegExp(`</?${mark}>`, 'g');

/** Loads React at the first call, because most commands do not render. Call it before `inTime`: a module that is stopped halfway never works. */
export const reactServer = lazy(() => inProduction('react-dom/server') as typeof import('react-dom/server'));
