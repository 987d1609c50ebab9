import { isSafeName } from './attribute.ts';
import { escapeText } from './escape-text.ts';
import { styleAttribute } from './style-attribute.ts';

/**
 * A property of a custom element as an attribute with a space before it: under its own name, events included where they are no
 * functions, true as an empty value, objects not at all. The value must be neither null nor undefined.
 */
export function customAttribute(property: string, value: unknown): string {
  if (property === 'style') return styleAttribute(value);
  if (ofReact.has(property) || !isSafeName(property)) return '';
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'object' || value === false) return '';
  return ` ${property === 'className' ? 'class' : property}="${value === true ? '' : escapeText(value)}"`;
}

const ofReact: ReadonlySet<string> = new Set(['ref', 'suppressContentEditableWarning', 'suppressHydrationWarning']);
