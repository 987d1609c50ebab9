import { asText, escapeText } from './escape-text.ts';
import { NotRendered } from './not-rendered.ts';
import type { Props, Rendering } from './rendering.ts';
import { newWriter, type Tag } from './tags.ts';

// V8 optimizes this in a loop over the properties, unlike Object.hasOwn.
const isOwn = Object.prototype.hasOwnProperty;

/** Writes an element up to its children, including them if they are one text. Returns the children that are left. */
export function writeStart(rendering: Rendering, tag: Tag, props: Props): unknown {
  tag.check?.(props);
  let html = tag.start;
  let children: unknown;
  let markup: unknown;
  for (const name in props) {
    if (!isOwn.call(props, name)) continue;
    const value = props[name];
    if (value === undefined || value === null) continue;
    if (name === 'children') children = value;
    else if (name === 'dangerouslySetInnerHTML') markup = value;
    else html += (tag.writers.get(name) ?? newWriter(tag, name))(value);
  }
  if (tag.lastAttributes) html += tag.lastAttributes(props, rendering.surroundings);
  if (tag.content) children = tag.content(props, rendering.surroundings);
  if (tag.end === '') {
    if (children !== undefined || markup !== undefined) throw new NotRendered('content in an element that has none');
    rendering.pieces.push(`${html}/>`);
    return undefined;
  }
  html += '>';
  if (markup !== undefined) html += trusted(markup, children, tag);
  if (typeof children !== 'string') {
    rendering.pieces.push(html);
    return children;
  }
  rendering.pieces.push(html + lineBreak(children, tag) + escapeText(children));
  return undefined;
}

const lineBreak = (text: string, { dropsLineBreak }: Tag): string => (dropsLineBreak && text.startsWith('\n') ? '\n' : '');

/** What `dangerouslySetInnerHTML` sets. */
function trusted(markup: unknown, children: unknown, tag: Tag): string {
  if (children !== undefined || typeof markup !== 'object' || !('__html' in (markup as object))) {
    throw new NotRendered('HTML beside children, or in another form than { __html }');
  }
  const { __html: html } = markup as { readonly __html: unknown };
  if (html === undefined || html === null) return '';
  return typeof html === 'string' ? lineBreak(html, tag) + html : asText(html);
}
