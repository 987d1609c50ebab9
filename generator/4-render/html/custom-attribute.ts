import { isSafeName, type WriteValue } from './attribute.ts';
import { escapeText } from './escape-text.ts';
import { styleAttribute } from './style-attribute.ts';

/**
 * How a property of a custom element is written: under its own name, events included where they are no functions, true as an
 * empty value, objects not at all.
 */
export function customWriter(property: string): WriteValue {
  if (property === 'style') return styleAttribute;
  if (ofReact.has(property) || !isSafeName(property)) return () => '';
  const name = property === 'className' ? 'class' : property;
  return (value) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'object' || value === false) return '';
    return ` ${name}="${value === true ? '' : escapeText(value)}"`;
  };
}

const ofReact: ReadonlySet<string> = new Set(['ref', 'suppressContentEditableWarning', 'suppressHydrationWarning']);
