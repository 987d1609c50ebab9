import { escapeHtml } from '../markup/escape-html.ts';
import { type Code, numbersOf, type Piece } from './codes.ts';
import type { ExchangedTexts, ExchangedUnit, TextState } from './texts.ts';

/** The states of XLIFF 1.2. */
const states: Readonly<Record<TextState, string>> = {
  missing: 'new',
  draft: 'needs-translation',
  stale: 'needs-adaptation',
  translated: 'translated',
  reviewed: 'signed-off',
  approved: 'final',
};

/** Texts as a file of XLIFF 1.2. */
export function writeXliff({ file, sourceLanguage, language, base, units }: ExchangedTexts): string {
  const attributes = `original="${escapeHtml(file)}" datatype="plaintext" product-name="wortlaut" product-version="${base}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file ${attributes} source-language="${sourceLanguage}" target-language="${language}">
<body>
${units.map(unitText).join('')}</body>
</file>
</xliff>
`;
}

function unitText({ key, src, txt, state, source, target, isLocked, previous }: ExchangedUnit): string {
  const numbers = numbersOf(source);
  const flags = `${isLocked ? ' translate="no"' : ''} xml:space="preserve" approved="${state === 'approved' ? 'yes' : 'no'}"`;
  const words = target && piecesText(target, numbersOf(source, target));
  const before = previous
    ? `<alt-trans alttranstype="previous-version"><source>${escapeHtml(previous.source)}</source><target>${escapeHtml(previous.target)}</target></alt-trans>\n`
    : '';
  return `<trans-unit id="${escapeHtml(key)}"${flags} extradata="src=${src} txt=${txt}">
<source>${piecesText(source, numbers, true)}</source>
<target state="${states[state]}">${words ?? ''}</target>
${before}</trans-unit>
`;
}

/** The elements of pieces; those of the source name their tokens. */
function piecesText(pieces: readonly Piece[], numbers: ReadonlyMap<Code, string> = new Map(), isSource = false): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      const { name, inside } = piece;
      const attributes = `id="${numbers.get(piece)}"${isSource ? ` ctype="x-${escapeHtml(encodeURIComponent(name))}"` : ''}`;
      return inside ? `<g ${attributes}>${piecesText(inside, numbers, isSource)}</g>` : `<x ${attributes}/>`;
    })
    .join('');
}
