import type { Element } from '@xmldom/xmldom';
import { attributesText, escapeHtml } from '../markup/escape-html.ts';
import { tokenText } from './codes.ts';
import { states } from './states.ts';
import type { ExchangedTexts, ExchangedUnit, ReturnedTexts, ReturnedUnit } from './texts.ts';
import { type CodeNames, elements, grouped, labelledText, labelOf } from './xliff-codes.ts';
import { childrenOf, elementsIn } from './xml.ts';

/* XLIFF 2.1. The original data of a unit are the tokens of its codes. */

const namespace = 'urn:wortlaut:exchange:1';

const names: CodeNames = {
  g: 'pc',
  x: 'ph',
  attributes: (label, { labels, shown }) => {
    const isPair = label.startsWith('g');
    const canCopy = labels.get(label)?.startsWith('term:') ? undefined : 'no';
    return {
      [isPair ? 'dataRefStart' : 'dataRef']: `d${label.slice(1)}`,
      [isPair ? 'dispStart' : 'disp']: shown.get(label),
      ...{ canDelete: 'no', canCopy },
    };
  },
};

/** Texts as a file of XLIFF 2.1. */
export function writeXliff2({ name, file, sourceLanguage, language, base, units }: ExchangedTexts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:wl="${namespace}" version="2.1" srcLang="${sourceLanguage}" trgLang="${language}" xml:space="preserve">
<file${attributesText({ id: name, original: file, 'wl:base': base })}>
${grouped(units, unitText)}</file>
</xliff>
`;
}

function unitText(unit: ExchangedUnit): string {
  const { key, number, src, txt, state, target, isLocked, labels, previous } = unit;
  const { xliff2, subState } = states[state];
  const translate = isLocked ? 'no' : undefined;
  const notes = previous.flatMap((text) =>
    (['source', 'target'] as const).map((side) => `<note category="previous" appliesTo="${side}">${escapeHtml(text[side])}</note>`),
  );
  const data = [...labels].map(([label, name]) => `<data id="d${label.slice(1)}">${escapeHtml(tokenText(name))}</data>`);
  return `<unit${attributesText({ id: key, name: number, translate, 'wl:src': src, 'wl:txt': txt })}>
${notes.length ? `<notes>${notes.join('')}</notes>\n` : ''}${data.length ? `<originalData>${data.join('')}</originalData>\n` : ''}<segment${attributesText({ state: xliff2, subState })}>
<source>${elements(unit, 'source', names)}</source>
${target === undefined ? '' : `<target>${elements(unit, 'target', names)}</target>\n`}</segment>
</unit>
`;
}

export const textsOfXliff2 = (file: Element, root: Element): ReturnedTexts => ({
  file: file.getAttribute('original') ?? '',
  language: root.getAttribute('trgLang') ?? '',
  base: file.getAttributeNS(namespace, 'base') ?? '',
  units: elementsIn(file, 'unit').map(unitOf),
});

/** A tool may have split the text into segments. */
function unitOf(unit: Element): ReturnedUnit {
  const segments = [...unit.childNodes].flatMap((node) => (['segment', 'ignorable'].includes(node.nodeName) ? [node as Element] : []));
  const sides = (name: string) => segments.flatMap((segment) => childrenOf(segment, name));
  const text = (parts: readonly Element[]) => parts.map((part) => labelledText(part, names)).join('');
  const [sources, targets] = [sides('source'), sides('target')];
  const data = new Map(
    elementsIn(unit, 'data').map((one) => [one.getAttribute('id'), one.textContent?.replace(/^\{(.*:.*)\}$/, '$1') ?? '']),
  );
  const codes = sources.flatMap((source) => [...elementsIn(source, names.g), ...elementsIn(source, names.x)]);
  const nameOf = (code: Element) => data.get(code.getAttribute('dataRefStart') ?? code.getAttribute('dataRef')) ?? '';
  return {
    key: unit.getAttribute('id') ?? '',
    src: unit.getAttributeNS(namespace, 'src') ?? '',
    txt: unit.getAttributeNS(namespace, 'txt') ?? '',
    source: text(sources),
    target: targets.length ? text(targets) : undefined,
    labels: new Map(codes.map((code) => [labelOf(code, names), nameOf(code)])),
    isFinal: segments.some((segment) => segment.getAttribute('state') === 'final'),
  };
}
