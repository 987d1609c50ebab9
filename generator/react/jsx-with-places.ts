import type { ElementType, Key } from 'react';
import { jsx } from './jsx-of-pages.ts';

/** Replaces `react/jsx-dev-runtime` in a theme that shows the places of its elements. */
export { Fragment } from './jsx-of-pages.ts';

/** The attribute with the place of an element in its source: `runtime/layout.tsx:12:5`. */
export const placeAttribute = 'data-source-place';

interface Source {
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

type JsxCall = (type: ElementType, props: object, key: Key | undefined, _: boolean, source?: Source) => ReturnType<typeof jsx>;

/** Makes an element; one of HTML gets its place as an attribute. */
export const jsxDEV: JsxCall = (type, props, key, _, source) => {
  const place = typeof type === 'string' && source && `${source.fileName}:${source.lineNumber}:${source.columnNumber}`;
  return jsx(type, place ? { ...props, [placeAttribute]: place } : props, key);
};
