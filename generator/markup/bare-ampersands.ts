import { closest, type MarkupElement, type MarkupFault } from './markup.ts';

/** An ampersand outside the character references that the generator writes, with the name after it (HTML, section 13.1.4). */
const bare = /&(?!(?:quot|amp|#x27|lt|gt|apos|nbsp);|#\d+;|#x[\da-f]+;)\w*;?/i;
const bareHere = new RegExp(bare, 'iy');

/** Whether every ampersand of a text begins a character reference. */
export const ampersandsRight = (text: string): boolean => !text.includes('&') || !bare.test(text);

/** The unescaped ampersands of a page. In scripts and styles they are allowed. */
export function bareAmpersandsIn(html: string, elements: readonly MarkupElement[]): MarkupFault[] {
  const faults: MarkupFault[] = [];
  let index = -1;
  for (let at = html.indexOf('&'); at >= 0; ) {
    while (index + 1 < elements.length && (elements[index + 1] as MarkupElement).start <= at) index++;
    const before = elements[index];
    const right = before && rightUntil(before, at);
    const fault = right === undefined ? faultAt(html, at, before) : undefined;
    if (fault) faults.push(fault);
    at = html.indexOf('&', right ?? at + 1);
  }
  return faults;
}

function faultAt(html: string, offset: number, before: MarkupElement | undefined): MarkupFault | undefined {
  bareHere.lastIndex = offset;
  const [name] = bareHere.exec(html) ?? [];
  if (name === undefined || closest(before, (around) => isCode(around) && offset < around.contentEnd)) return undefined;
  return { kind: 'bare-ampersand', name, offset };
}

/** The end of the range around an offset in which ampersands are right: of a start tag, or of a script or style. */
function rightUntil(element: MarkupElement, at: number): number | undefined {
  const { tag, contentStart, contentEnd } = element;
  if (at < contentStart) return tag.ampersandsRight ? contentStart : undefined;
  return at < contentEnd && isCode(element) ? contentEnd : undefined;
}

const isCode = ({ name }: MarkupElement) => name === 'script' || name === 'style';
