import { canonicalText } from '../model/canonical.ts';
import { codeFault, decode } from './codes.ts';
import type { ReturnedUnit } from './texts.ts';
import { hashOfTarget, type Unit } from './units.ts';

/** What an import does with a returned text. */
export type Outcome =
  /** The text is as it was exported, or as it is now. */
  | 'untouched'
  /** Only spaces or apostrophes were made plain: the present text is kept. */
  | 'flattened'
  | 'translated'
  /** Translated from a source that has changed since the export. */
  | 'stale'
  /** The present text has changed since the export as well. */
  | 'conflict'
  /** The content does not have the text any more, or not yet in this language. */
  | 'gone'
  | 'refused';

export interface PlannedUnit {
  readonly returned: ReturnedUnit;
  readonly outcome: Outcome;
  readonly unit?: Unit;
  /** The returned text, as it would be written. */
  readonly text?: string;
  /** Why it is refused. */
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
  return returned.map((given): PlannedUnit => {
    if (given.fault) return { returned: given, outcome: 'refused', fault: given.fault };
    const unit = byKey.get(given.key);
    if (!unit) return { returned: given, outcome: 'gone' };
    return { returned: given, unit, ...compared(unit, given, taken) };
  });
}

function compared(unit: Unit, { key, src, txt, source, target }: ReturnedUnit, taken: Taken | undefined): Omit<PlannedUnit, 'returned'> {
  if (!target) return { outcome: 'untouched' };
  const text = decode(target);
  if (text === unit.targetText) return { outcome: 'untouched' };
  if (unit.targetText !== undefined && flattened(text) === flattened(unit.targetText)) return { outcome: 'flattened' };
  if (hashOfTarget(text) === txt) return { outcome: 'untouched' };
  if (unit.isLocked) return { outcome: 'refused', fault: 'the text is locked, and was changed. Change it in its file.' };
  const fault = codeFault(source, target) ?? signFault(text);
  if (fault) return { outcome: 'refused', fault };
  // A missing text has no literal that could be rewritten.
  if (unit.targetText === undefined) return { outcome: 'gone' };
  const isTaken = taken?.keys.includes(key);
  if (unit.txt !== txt && !(isTaken && taken?.side === 'file')) return { outcome: isTaken ? 'untouched' : 'conflict', text };
  return { outcome: unit.src === src ? 'translated' : 'stale', text };
}

/** Typographic signs that tools make plain. */
const flattened = (text: string) =>
  canonicalText(text)
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"');

function signFault(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return 'the text contains a control character. Remove it.';
  return /\p{L}'\p{L}/u.test(text) ? 'the text contains a straight apostrophe between letters. Write ’.' : undefined;
}
