import type { MarkupElement, MarkupFault } from './markup.ts';

/** An ampersand outside the character references that the generator writes, with the name after it (HTML, section 13.1.4). */
const bare = /&(?!(?:quot|amp|#x27|lt|gt|apos|nbsp);|#\d+;|#x[\da-f]+;)\w*;?/gi;

/** The unescaped ampersands of a page. In scripts and styles they are allowed. */
export function bareAmpersandsIn(html: string, elements: readonly MarkupElement[]): MarkupFault[] {
  const code = elements.filter(({ name }) => name === 'script' || name === 'style');
  return [...html.matchAll(bare)]
    .filter(({ index }) => !code.some(({ start, contentEnd }) => start <= index && index < contentEnd))
    .map(({ 0: name, index }) => ({ kind: 'bare-ampersand', name, offset: index }));
}
