import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { canonicalSource, textHash } from '../model/canonical.ts';
import { codesIn, decode, type Piece } from './codes.ts';
import type { ReturnedTexts, ReturnedUnit } from './texts.ts';

/** More than all texts of a large site need. */
const mostBytes = 32 * 1024 * 1024;

/** The texts of a file of XLIFF 1.2, or why the file cannot be read, as the rest of a sentence about it. */
export function readXliff(bytes: Uint8Array): ReturnedTexts[] | { readonly fault: string } {
  if (bytes.length > mostBytes) return { fault: `has ${bytes.length} bytes, and ${mostBytes} are the limit. Split it.` };
  const text = utf8(bytes);
  if (text === undefined) return { fault: 'is not UTF-8. Let the tool write UTF-8.' };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return { fault: 'declares entities (<!DOCTYPE>), which are not allowed. Remove the declaration.' };
  try {
    const root = new DOMParser({ onError: stop }).parseFromString(text, 'text/xml').documentElement;
    if (root?.localName !== 'xliff')
      return { fault: `begins with <${root?.localName}>, and <xliff> is expected. Give a file of XLIFF 1.2.` };
    const version = root.getAttribute('version');
    if (version !== '1.2') return { fault: `is XLIFF ${version}, and 1.2 is expected. Let the tool write 1.2.` };
    return elementsIn(root, 'file').map(textsOf);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: `is not well-formed XML: ${error.message.split('\n')[0]}. Export it again, or let the tool save it again.` };
  }
}

function stop(_level: string, message: string): never {
  throw new Error(message.trim());
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const elementsIn = (element: Element, name: string): Element[] => [...element.getElementsByTagName(name)];
const childrenOf = (element: Element, name: string): Element[] =>
  [...element.childNodes].filter((node): node is Element => isElement(node) && node.localName === name);
const isElement = (node: Node): node is Element => node.nodeType === 1;

function textsOf(file: Element): ReturnedTexts {
  const keys = new Set<string>();
  const units = elementsIn(file, 'trans-unit').map((element) => {
    const unit = unitOf(element);
    const fault = keys.has(unit.key) ? 'the unit occurs twice. Keep one of them.' : unit.fault;
    keys.add(unit.key);
    return { ...unit, fault };
  });
  return {
    file: file.getAttribute('original') ?? '',
    language: file.getAttribute('target-language') ?? '',
    base: file.getAttribute('product-version') ?? '',
    units,
  };
}

function unitOf(element: Element): ReturnedUnit {
  const { src = '', txt = '' } = /^src=(?<src>\w{12}) txt=(?<txt>\w{12})$/.exec(element.getAttribute('extradata') ?? '')?.groups ?? {};
  const [sourceElement] = childrenOf(element, 'source');
  const [targetElement] = childrenOf(element, 'target');
  const faults: string[] = [];
  const names = new Map<string, string>();
  const source = sourceElement ? piecesOf(sourceElement, (code) => nameInSource(code, names)) : [];
  if (!src) faults.push('the hashes (extradata) are missing. Export the text again.');
  else if (textHash(canonicalSource(decode(source))) !== src)
    faults.push('the source text was changed. Tools must leave it as it is: export the text again.');
  const nameOf = (code: Element) => {
    const [id, sign] = [code.getAttribute('id') ?? '', code.localName];
    const name = names.get(`${sign}${id}`);
    if (name === undefined) faults.push(`the code ${sign}${id} is not in the source. Remove it, or correct its number.`);
    return name ?? '';
  };
  const target = targetElement && piecesOf(targetElement, nameOf);
  const isFinal = targetElement?.getAttribute('state') === 'final' || element.getAttribute('approved') === 'yes';
  const isEmpty = !target || (!decode(target).trim() && !codesIn(target).length);
  return { key: element.getAttribute('id') ?? '', src, txt, source, target: isEmpty ? undefined : target, isFinal, fault: faults[0] };
}

/** The token of a code in the source, which the target names by its number. */
function nameInSource(code: Element, names: Map<string, string>): string {
  const name = nameFrom(code.getAttribute('ctype') ?? '');
  names.set(`${code.localName}${code.getAttribute('id')}`, name);
  return name;
}

function nameFrom(ctype: string): string {
  try {
    return decodeURIComponent(ctype.replace(/^x-/, ''));
  } catch {
    return ctype;
  }
}

/** The pieces of an element. Tools may add marks (<mrk>) around words; these count as their words. */
function piecesOf(element: Element, nameOf: (code: Element) => string): Piece[] {
  const pieces = [...element.childNodes].flatMap((node): Piece[] => {
    if (!isElement(node)) return node.nodeType === 8 ? [] : [node.nodeValue ?? ''];
    if (node.localName === 'mrk') return piecesOf(node, nameOf);
    const name = nameOf(node);
    return [node.localName === 'x' ? { name } : { name, inside: piecesOf(node, nameOf) }];
  });
  return pieces.filter((piece) => piece !== '');
}
