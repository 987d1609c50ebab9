import { closest, type MarkupElement } from './markup.ts';
import type { Tag } from './tag.ts';
import { perTag } from './tag-filters.ts';

const fields = new Set(['button', 'input', 'select', 'textarea']);

/** Whether an element takes the focus, by the keyboard or by a script (HTML, section 6.6.3). */
export function takesFocus({ name, attributes }: Tag): boolean {
  if (attributes.has('tabindex')) return true;
  if (name === 'a' || name === 'area') return attributes.has('href');
  if (fields.has(name)) return attributes.get('type') !== 'hidden' && !attributes.has('disabled');
  if (name === 'audio' || name === 'video') return attributes.has('controls');
  return name === 'iframe' || name === 'summary';
}

/** Whether the Tab key reaches it. */
export function isReachedByTab(tag: Tag): boolean {
  return takesFocus(tag) && !(tag.attributes.get('tabindex') ?? '0').startsWith('-');
}

/** Whether an element is there for nobody, or only for who looks: by itself or by what is around it. */
export function isHidden(element: MarkupElement): boolean {
  return closest(element, ({ tag }) => hides(tag)) !== undefined;
}

/** Whether it is kept from who listens for good. What is hidden otherwise may be shown by a script. */
export function isSilent(element: MarkupElement): boolean {
  return closest(element, ({ attributes }) => attributes.get('aria-hidden') === 'true') !== undefined;
}

const hides = perTag(({ attributes }) => attributes.has('hidden') || attributes.get('aria-hidden') === 'true');
