import { asText } from './escape-text.ts';
import { NotRendered } from './not-rendered.ts';
import type { Props, Surroundings } from './rendering.ts';

/* Elements that React writes in their place or moves into the head of the document. Only the former are supported. */

/** The text of an SVG title. Throws NotRendered for the title of the document. */
export function titleContent({ children, dangerouslySetInnerHTML }: Props, { svg }: Surroundings): string | undefined {
  if (!svg || dangerouslySetInnerHTML) throw new NotRendered('the <title> of the document');
  const child: unknown = Array.isArray(children) ? (children.length < 2 ? children[0] : undefined) : children;
  if (child === undefined || child === null || typeof child === 'function' || typeof child === 'symbol') return undefined;
  return asText(child);
}

/** Throws NotRendered for an image that React preloads. */
export function checkImage({ src, srcSet, loading, fetchPriority }: Props): void {
  if (loading !== 'lazy' && fetchPriority !== 'low' && (src || srcSet)) throw new NotRendered('an <img> that is not lazy');
}
