import { canonicalText } from '../model/canonical.ts';
import { decode, type Piece } from './codes.ts';
import { codeFault, hasLabel, type Labels, readLabels } from './labels.ts';
import type { ReturnedUnit } from './texts.ts';
import { hashOfSource, hashOfTarget, type Unit } from './units.ts';

/** The effect of an import on a returned text. */
export type Outcome =
  /** The text is as it was exported, or as it is now. */
  | 'untouched'
  /** Only spaces, apostrophes or quotation marks were made plain: the present text is kept. */
  | 'flattened'
  | 'translated'
  /** Translated from a source that has changed since the export. */
  | 'stale'
  /** The present text has changed since the export as well. */
  | 'conflict'
  /** The content does not have the text any more. */
  | 'gone'
  | 'refused';

export interface PlannedUnit {
  readonly returned: ReturnedUnit;
  readonly outcome: Outcome;
  readonly unit?: Unit;
  /** The returned text and its source, as authors write them. */
  readonly text?: string;
  readonly source?: string;
  readonly fault?: string;
}

/** A choice for conflicts: the text in the file or the present one, for all named keys. */
export interface Taken {
  readonly side: 'file' | 'theirs';
  readonly keys: readonly string[];
}

/** Compares returned texts with the export and with the present content. */
export function planImport(units: readonly Unit[], returned: readonly ReturnedUnit[], taken?: Taken): PlannedUnit[] {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const seen = new Set<string>();
  return returned.map((given): PlannedUnit => {
    const unit = byKey.get(given.key);
    if (seen.has(given.key)) return { returned: given, outcome: 'refused', fault: 'the unit occurs twice. Keep one of them.' };
    seen.add(given.key);
    return unit ? { returned: given, unit, ...compared(unit, given, taken) } : { returned: given, outcome: 'gone' };
  });
}

type Compared = Omit<PlannedUnit, 'returned' | 'unit'>;
const refused = (fault: string): Compared => ({ outcome: 'refused', fault });

function compared(unit: Unit, given: ReturnedUnit, taken: Taken | undefined): Compared {
  const { src, txt, target = '' } = given;
  if (!src || !txt) return refused('the hashes of the export are missing. Export the text again.');
  const labels = given.labels ?? (unit.src === src ? unit.labels : hasLabel(given.source) ? undefined : new Map());
  if (!labels) return refused('the source has changed since the export, and this format does not name its codes. Export the text again.');
  const source = piecesOf(given.source, labels);
  if ('fault' in source || hashOfSource(decode(source)) !== src)
    return refused('the source text was changed. Tools must leave it as it is: export the text again.');
  if (!target.trim()) return { outcome: 'untouched' };
  const pieces = piecesOf(target, labels);
  if ('fault' in pieces) return refused(pieces.fault);
  const [text, original] = [decode(pieces), decode(source)];
  if (text === unit.targetText) return { outcome: 'untouched' };
  if (unit.targetText !== undefined && flattened(text) === flattened(unit.targetText)) return { outcome: 'flattened' };
  if (hashOfTarget(text) === txt) return { outcome: 'untouched' };
  if (unit.isLocked) return refused('the text is locked, and was changed. Change it in its file.');
  const fault = signFault(text) ?? codeFault({ source, target: pieces, labels, isBranch: unit.branch !== undefined });
  if (fault) return refused(fault);
  const changed = { text: withSpacesOf(unit.targetText ?? '', text), source: original };
  const isTaken = taken?.keys.includes(given.key);
  if (unit.txt !== txt && !(isTaken && taken?.side === 'file')) return { outcome: isTaken ? 'untouched' : 'conflict', ...changed };
  return { outcome: unit.src === src ? 'translated' : 'stale', ...changed };
}

/** A text without codes may contain words that look like labels. */
const piecesOf = (text: string, labels: Labels): readonly Piece[] | { readonly fault: string } =>
  labels.size ? readLabels(text, labels) : [text];

/** Typographic signs that tools make plain. */
const flattened = (text: string) =>
  canonicalText(text)
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"');

/** A text with the non-breaking spaces of the present one: between the same words, and beside the same marks. A tool may make all of them plain. */
function withSpacesOf(present: string, text: string): string {
  if (/[\u00a0\u202f]/.test(text)) return text;
  return [...present.matchAll(/(?<=(?<before>[^\s\u00a0\u202f]+))(?<sign>[\u00a0\u202f])(?=(?<after>[^\s\u00a0\u202f]+))/gu)].reduce(
    (words, { groups: { before = '', sign = '', after = '' } = {} }) => {
      const [isMarkBefore, isMarkAfter] = [before, after].map((part) => !/[\p{L}\p{N}]/u.test(part));
      if (isMarkBefore) return words.replaceAll(`${before} `, `${before}${sign}`);
      if (isMarkAfter) return words.replaceAll(` ${after}`, `${sign}${after}`);
      return words.replaceAll(`${before} ${after}`, `${before}${sign}${after}`);
    },
    text,
  );
}

function signFault(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return 'the text contains a control character. Remove it.';
  return /\p{L}'/u.test(text) ? 'the text contains a straight apostrophe. Write ’.' : undefined;
}
