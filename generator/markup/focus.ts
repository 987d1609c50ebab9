import { closest, type MarkupElement } from './markup.ts';
import type { Tag } from './tag.ts';
import { memoizePerTag } from './tag-filters.ts';

const fields = new Set(['button', 'input', 'select', 'textarea']);

/** Whether an element can take the focus, by the keyboard or by a script (HTML, section 6.6.3). */
export function takesFocus({ name, attributes }: Tag): boolean {
  if (attributes.has('tabindex')) return true;
  if (name === 'a' || name === 'area') return attributes.has('href');
  if (fields.has(name)) return attributes.get('type') !== 'hidden' && !attributes.has('disabled');
  if (name === 'audio' || name === 'video') return attributes.has('controls');
  return name === 'iframe' || name === 'summary';
}

export function isReachedByTab(tag: Tag): boolean {
  return takesFocus(tag) && !(tag.attributes.get('tabindex') ?? '0').startsWith('-');
}

/** Whether an element is hidden from everyone, or from assistive technology: by itself or by an ancestor. */
export function isHidden(element: MarkupElement): boolean {
  return closest(element, ({ tag }) => hides(tag)) !== undefined;
}

/** Whether an element is permanently hidden from assistive technology. Scripts may show elements that are hidden in other ways. */
export function isSilent(element: MarkupElement): boolean {
  return closest(element, ({ attributes }) => attributes.get('aria-hidden') === 'true') !== undefined;
}

const hides = memoizePerTag(({ attributes }) => attributes.has('hidden') || attributes.get('aria-hidden') === 'true');
