import type { Element } from '@xmldom/xmldom';
import { attributesText, escapeHtml } from '../markup/escape-html.ts';
import { splitLabels } from './labels.ts';
import type { ExchangedUnit } from './texts.ts';
import { isElement } from './xml.ts';

export interface CodeNames {
  /** With words inside. */
  readonly g: string;
  /** Without. */
  readonly x: string;
  /** The attributes of a code, beside its number. */
  attributes(label: string, unit: ExchangedUnit, isSource: boolean): Readonly<Record<string, string | undefined>>;
}

/** The source or the translation of a unit with its codes as elements. */
export function elements(unit: ExchangedUnit, side: 'source' | 'target', names: CodeNames): string {
  const text = unit[side] ?? '';
  if (!unit.labels.size) return escapeHtml(text);
  const parts = splitLabels(text).map((part, index) => {
    if (index % 2 === 0) return escapeHtml(part);
    const label = part.replace(/\W/g, '');
    const kind = label.startsWith('g') ? names.g : names.x;
    if (part.startsWith('</')) return `</${kind}>`;
    const attributes = attributesText({ id: label.slice(1), ...names.attributes(label, unit, side === 'source') });
    return `<${kind}${attributes}${part.endsWith('/>') ? '/' : ''}>`;
  });
  return parts.join('');
}

/** The text of an element with labels for its codes. Tools may add marks (<mrk>) around words; these count as their words. */
export function labelledText(element: Element, names: CodeNames): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return node.nodeType === 8 ? '' : (node.nodeValue ?? '');
      if (node.localName === 'mrk') return labelledText(node, names);
      const label = labelOf(node, names);
      return label.startsWith('g') ? `<${label}>${labelledText(node, names)}</${label}>` : `<${label}/>`;
    })
    .join('');
}

/** The label of a code; that of an element that export does not write is in no source. */
export function labelOf(code: Element, { g, x }: CodeNames): string {
  const id = (code.getAttribute('id') ?? '').replace(/\W/g, '_');
  if (code.localName === g) return `g${id}`;
  return code.localName === x ? `x${id}` : `x_${code.localName}${id}`;
}

/** The units of a file, those of one group inside of an element. */
export function grouped(units: readonly ExchangedUnit[], unitText: (unit: ExchangedUnit) => string): string {
  const parts = units.map((unit, index) => {
    const { group } = unit;
    const opens = group !== undefined && units[index - 1]?.group !== group;
    const closes = group !== undefined && units[index + 1]?.group !== group;
    return `${opens ? `<group${attributesText({ id: group })}>\n` : ''}${unitText(unit)}${closes ? '</group>\n' : ''}`;
  });
  return parts.join('');
}
