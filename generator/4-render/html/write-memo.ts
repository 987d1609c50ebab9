import type { Rendering } from './rendering.ts';

/** Writes a memo component: from cache where there is one. One with properties, or within a drawing, is always written anew. */
export function writeMemo(rendering: Rendering, component: unknown, { isPlain, write }: { isPlain: boolean; write: () => void }): void {
  const { cache, places, contexts, surroundings } = rendering;
  if (!cache || !isPlain || surroundings.svg || 'selected' in surroundings) {
    write();
    return;
  }
  const position = `${places.join(' ')}${rendering.endsInText ? ' text' : ''}`;
  const { html, endsInText } = cache.fragment({ component, position, contexts }, () => {
    const around = rendering.pieces;
    rendering.pieces = [];
    write();
    const fragment = { html: rendering.pieces.join(''), endsInText: rendering.endsInText };
    rendering.pieces = around;
    return fragment;
  });
  rendering.pieces.push(html);
  rendering.endsInText = endsInText;
}
