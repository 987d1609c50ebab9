import { Fragment, jsx as jsxOfReact } from 'react/jsx-runtime';

/* Replaces `react/jsx-runtime` in a theme: React silently writes nothing for a function among the children of an element. */

export { Fragment };

/** Makes an element. Throws for one of HTML with a function or a symbol among its children; a component may call such a function. */
export const jsx: typeof jsxOfReact = (type, props, key) => {
  const { children } = props as { readonly children?: unknown };
  const lost = typeof type !== 'string' && type !== Fragment ? undefined : Array.isArray(children) ? children.find(isLost) : children;
  if (isLost(lost)) throw new Error(`${nameOf(type)} contains ${wordsFor(lost)}`);
  return jsxOfReact(type, props, key);
};

export const jsxs = jsx;

const isLost = (child: unknown) => typeof child === 'function' || typeof child === 'symbol';
const nameOf = (type: unknown) => (typeof type === 'string' ? `<${type}>` : 'a fragment');
const wordsFor = (lost: unknown) =>
  typeof lost === 'function'
    ? `the function '${lost.name}' instead of a text; call it, and show what it returns`
    : 'a symbol instead of a text';
