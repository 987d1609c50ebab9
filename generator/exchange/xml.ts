import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

/** The root of a document; or why it cannot be read, as the rest of a sentence. Declarations are refused: they can grow without limit. */
export function rootOf(text: string): Element | { readonly fault: string } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return { fault: 'declares entities (<!DOCTYPE>), which are not allowed. Remove the declaration.' };
  try {
    const root = new DOMParser({ onError: stop }).parseFromString(text, 'text/xml').documentElement;
    return root ?? { fault: 'is empty. Export it again.' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: `is not well-formed XML: ${error.message.split('\n')[0]}. Export it again, or let the tool save it again.` };
  }
}

function stop(_level: string, message: string): never {
  throw new Error(message.trim());
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const elementsIn = (element: Element, name: string): Element[] => [...element.getElementsByTagName(name)];
export const childrenOf = (element: Element, name: string): Element[] =>
  [...element.childNodes].filter((node): node is Element => isElement(node) && node.localName === name);
