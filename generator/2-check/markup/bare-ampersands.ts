import { closest, type MarkupElement, type MarkupFault } from './markup.ts';

/** An ampersand that is none of the character references that the generator writes. */
const bare = /&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos|nbsp);)\w*;?/iy;
/** Those that nearly all are. */
const references = ['quot;', 'amp;', '#x27;'];

/** The ampersand at an offset with the name behind it, where it begins no character reference (HTML, section 13.1.4). */
export function bareAmpersandAt(html: string, offset: number): string | undefined {
  if (references.some((reference) => html.startsWith(reference, offset + 1))) return undefined;
  bare.lastIndex = offset;
  return bare.exec(html)?.[0];
}

/** Whether every ampersand of a text begins a character reference. */
export function ampersandsRight(html: string): boolean {
  for (let at = html.indexOf('&'); at >= 0; at = html.indexOf('&', at + 1)) if (bareAmpersandAt(html, at) !== undefined) return false;
  return true;
}

/** The ampersands of a page that stand bare. In scripts and styles an ampersand is one. */
export function bareAmpersandsIn(html: string, elements: readonly MarkupElement[]): MarkupFault[] {
  const faults: MarkupFault[] = [];
  let index = -1;
  for (let at = html.indexOf('&'); at >= 0; ) {
    while (index + 1 < elements.length && (elements[index + 1] as MarkupElement).start <= at) index++;
    const before = elements[index];
    const right = before && rightUntil(before, at);
    if (right !== undefined) at = html.indexOf('&', right);
    else {
      const name = bareAmpersandAt(html, at);
      if (name !== undefined && !closest(before, (around) => isCode(around) && at < around.contentEnd))
        faults.push({ kind: 'bare-ampersand', name, offset: at });
      at = html.indexOf('&', at + 1);
    }
  }
  return faults;
}

/** How far ampersands are right by the element that begins last before them: to the end of its start tag, or of its code. */
function rightUntil(element: MarkupElement, at: number): number | undefined {
  const { tag, contentStart, contentEnd } = element;
  if (at < contentStart) return tag.ampersandsRight ? contentStart : undefined;
  return at < contentEnd && isCode(element) ? contentEnd : undefined;
}

const isCode = ({ name }: MarkupElement) => name === 'script' || name === 'style';
