import type { Element } from '@xmldom/xmldom';
import { attributesText, escapeHtml } from '../markup/escape-html.ts';
import { decoded } from '../model/decoded.ts';
import { states } from './states.ts';
import type { ExchangedTexts, ExchangedUnit, Format, ReadTexts, ReturnedTexts, ReturnedUnit } from './texts.ts';
import { type CodeNames, elements, grouped, labelledText, labelOf } from './xliff-codes.ts';
import { textsOfXliff2, writeXliff2 } from './xliff2.ts';
import { childrenOf, elementsIn, rootOf } from './xml.ts';

/* XLIFF 1.2. The source names the token of each code (ctype); the target names codes by their numbers. */

const names: CodeNames = {
  g: 'g',
  x: 'x',
  attributes: (label, { labels, shown }, isSource) => ({
    ctype: isSource ? `x-${encodeURIComponent(labels.get(label) ?? '')}` : undefined,
    'equiv-text': shown.get(label),
  }),
};

function write({ file, sourceLanguage, language, base, units }: ExchangedTexts): string {
  const languages = { 'source-language': sourceLanguage, 'target-language': language };
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file${attributesText({ original: file, datatype: 'plaintext', 'product-name': 'wortlaut', 'product-version': base, ...languages })}>
<body>
${grouped(units, unitText)}</body>
</file>
</xliff>
`;
}

function unitText(unit: ExchangedUnit): string {
  const { key, number, src, txt, state, isLocked, previous } = unit;
  const flags = { translate: isLocked ? 'no' : undefined, 'xml:space': 'preserve', approved: state === 'approved' ? 'yes' : 'no' };
  const before = previous.map(
    ({ source, target }) =>
      `<alt-trans alttranstype="previous-version"><source>${escapeHtml(source)}</source><target>${escapeHtml(target)}</target></alt-trans>\n`,
  );
  return `<trans-unit${attributesText({ id: key, resname: number, ...flags, extradata: `src=${src} txt=${txt}` })}>
<source>${elements(unit, 'source', names)}</source>
<target state="${states[state].xliff1}">${elements(unit, 'target', names)}</target>
${before.join('')}</trans-unit>
`;
}

/** Version → how its files are read. */
const readers: Readonly<Record<string, (file: Element, root: Element) => ReturnedTexts>> = {
  1.2: (file) => textsOf(file),
  '2.0': textsOfXliff2,
  2.1: textsOfXliff2,
};

function read(text: string): ReadTexts {
  const root = rootOf(text);
  if ('fault' in root) return root;
  if (root.localName !== 'xliff')
    return { fault: `begins with <${root.localName}>, and <xliff> is expected. Give a file that export wrote.` };
  const version = root.getAttribute('version') ?? '';
  const reader = Object.hasOwn(readers, version) ? readers[version] : undefined;
  if (!reader) return { fault: `is XLIFF ${version}, and 1.2 or 2.1 is expected. Let the tool write the version that export wrote.` };
  return elementsIn(root, 'file').map((file) => reader(file, root));
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
  const codes = source ? [...elementsIn(source, names.g), ...elementsIn(source, names.x)] : [];
  return {
    key: element.getAttribute('id') ?? '',
    src,
    txt,
    source: source ? labelledText(source, names) : '',
    target: target && labelledText(target, names),
    labels: new Map(codes.map((code) => [labelOf(code, names), nameFrom(code.getAttribute('ctype') ?? '')])),
    isFinal: target?.getAttribute('state') === 'final' || element.getAttribute('approved') === 'yes',
  };
}

const nameFrom = (ctype: string) => decoded(ctype.replace(/^x-/, '')) ?? ctype;

/** The format of most translation tools. */
export const xliff: Format = { write, read };
export const xliff2: Format = { write: writeXliff2, read };
