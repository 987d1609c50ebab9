import type { Element } from '@xmldom/xmldom';
import { escapeHtml } from '../markup/escape-html.ts';
import { splitLabels } from './labels.ts';
import { states } from './states.ts';
import type { ExchangedTexts, ExchangedUnit, Format, ReadTexts, ReturnedTexts, ReturnedUnit } from './texts.ts';
import { childrenOf, elementsIn, isElement, rootOf } from './xml.ts';

/* XLIFF 1.2. The source names the token of each code (ctype); the target names codes by their numbers. */

const version = '1.2';

function write({ file, sourceLanguage, language, base, units }: ExchangedTexts): string {
  const languages = `source-language="${sourceLanguage}" target-language="${language}"`;
  const groups = units.map((unit, index) => {
    const opens = unit.group !== undefined && units[index - 1]?.group !== unit.group;
    const closes = unit.group !== undefined && units[index + 1]?.group !== unit.group;
    return `${opens ? `<group id="${escapeHtml(unit.group ?? '')}">\n` : ''}${unitText(unit)}${closes ? '</group>\n' : ''}`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="${version}">
<file original="${escapeHtml(file)}" datatype="plaintext" product-name="wortlaut" product-version="${base}" ${languages}>
<body>
${groups.join('')}</body>
</file>
</xliff>
`;
}

function unitText(unit: ExchangedUnit): string {
  const { key, number, src, txt, state, isLocked, previous } = unit;
  const name = number === undefined ? '' : ` resname="${number}"`;
  const flags = `${isLocked ? ' translate="no"' : ''} xml:space="preserve" approved="${state === 'approved' ? 'yes' : 'no'}"`;
  const before = previous.map(
    ({ source, target }) =>
      `<alt-trans alttranstype="previous-version"><source>${escapeHtml(source)}</source><target>${escapeHtml(target)}</target></alt-trans>\n`,
  );
  return `<trans-unit id="${escapeHtml(key)}"${name}${flags} extradata="src=${src} txt=${txt}">
<source>${elements(unit.source, unit, true)}</source>
<target state="${states[state].xliff1}">${elements(unit.target ?? '', unit)}</target>
${before.join('')}</trans-unit>
`;
}

/** A text with its codes as elements; those of the source name their tokens. */
function elements(text: string, { labels, shown }: ExchangedUnit, isSource = false): string {
  if (!labels.size) return escapeHtml(text);
  const parts = splitLabels(text).map((part, index) => {
    if (index % 2 === 0) return escapeHtml(part);
    const label = part.replace(/\W/g, '');
    const kind = label.charAt(0);
    if (part.startsWith('</')) return `</${kind}>`;
    const words = shown.get(label);
    const name = isSource ? ` ctype="x-${escapeHtml(encodeURIComponent(labels.get(label) ?? ''))}"` : '';
    const seen = words === undefined ? '' : ` equiv-text="${escapeHtml(words)}"`;
    return `<${kind} id="${label.slice(1)}"${name}${seen}${part.endsWith('/>') ? '/' : ''}>`;
  });
  return parts.join('');
}

function read(text: string): ReadTexts {
  const root = rootOf(text);
  if ('fault' in root) return root;
  if (root.localName !== 'xliff')
    return { fault: `begins with <${root.localName}>, and <xliff> is expected. Give a file that export wrote.` };
  const given = root.getAttribute('version');
  if (given !== version) return { fault: `is XLIFF ${given}, and ${version} is expected. Let the tool write ${version}.` };
  return elementsIn(root, 'file').map(textsOf);
}

const textsOf = (file: Element): ReturnedTexts => ({
  file: file.getAttribute('original') ?? '',
  language: file.getAttribute('target-language') ?? '',
  base: file.getAttribute('product-version') ?? '',
  units: elementsIn(file, 'trans-unit').map(unitOf),
});

function unitOf(element: Element): ReturnedUnit {
  const { src = '', txt = '' } = /^src=(?<src>\w{12}) txt=(?<txt>\w{12})$/.exec(element.getAttribute('extradata') ?? '')?.groups ?? {};
  const [source] = childrenOf(element, 'source');
  const [target] = childrenOf(element, 'target');
  const codes = source ? [...elementsIn(source, 'g'), ...elementsIn(source, 'x')] : [];
  return {
    key: element.getAttribute('id') ?? '',
    src,
    txt,
    source: source ? labelledText(source) : '',
    target: target && labelledText(target),
    labels: new Map(codes.map((code) => [labelOf(code), nameFrom(code.getAttribute('ctype') ?? '')])),
    isFinal: target?.getAttribute('state') === 'final' || element.getAttribute('approved') === 'yes',
  };
}

/** The text of an element with labels for its codes. Tools may add marks (<mrk>) around words; these count as their words. */
function labelledText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return node.nodeType === 8 ? '' : (node.nodeValue ?? '');
      if (node.localName === 'mrk') return labelledText(node);
      const label = labelOf(node);
      return label.startsWith('g') ? `<${label}>${labelledText(node)}</${label}>` : `<${label}/>`;
    })
    .join('');
}

/** The label of a code; that of an element that export does not write is in no source. */
function labelOf(code: Element): string {
  const id = (code.getAttribute('id') ?? '').replace(/\W/g, '_');
  return code.localName === 'g' || code.localName === 'x' ? `${code.localName}${id}` : `x_${code.localName}${id}`;
}

function nameFrom(ctype: string): string {
  try {
    return decodeURIComponent(ctype.replace(/^x-/, ''));
  } catch {
    return ctype;
  }
}

/** The format of most translation tools. */
export const xliff: Format = { write, read };
