import type { Place } from '../diagnostics/diagnostic.ts';
import { type Sign, signsOf } from './column-width.ts';

/** A line of a code frame. `marks` belong under the line before; `fold` replaces lines that are left out. */
interface FrameRow {
  readonly kind: 'near' | 'meant' | 'marks' | 'fold';
  /** The number of the line, and the bar. */
  readonly gutter: string;
  readonly text: string;
}

interface FrameOptions {
  /** The width of a row, gutter included. */
  readonly width: number;
  /** How many lines of context are shown. */
  readonly around: number;
}

/** The maximal number of shown lines; of a longer span, its first lines and its last. */
const most = 6;

/** The lines of a span with context, cut to the width around the span, and marks under it. */
export function codeFrame(place: Partial<Place>, source: readonly string[], { width, around }: FrameOptions): FrameRow[] {
  const { line = 0, column = 1 } = place;
  if (line < 1 || line > source.length) return [];
  const end = Math.min(Math.max(place.endLine ?? line, line), source.length);
  const from = Math.max(1, line - around);
  const to = Math.min(source.length, end + around);
  const digits = String(to).length;
  const room = Math.max(20, width - digits - 3);
  const several = end > line;
  return numbers(from, to).flatMap((number): FrameRow[] => {
    const text = (source[number - 1] ?? '').replace(/\r$/, '');
    const gutter = `${String(number).padStart(digits)} │`;
    const inside = number - line;
    if (number < line || number > end) return [{ kind: 'near', gutter, text: shown(signsOf(text), 0, room).text }];
    if (end - line >= most && inside >= most - 2 && number < end - 1)
      return inside === most - 2 ? [{ kind: 'fold', gutter: `${'⋮'.padStart(digits)} │`, text: '' }] : [];
    const start = number === line ? column - 1 : text.length - text.trimStart().length;
    const stop = number === end ? (place.endColumn ?? (several ? text.length + 1 : undefined)) : text.length + 1;
    const cut = windowOf(signsOf(text), { start, stop: (stop ?? text.length + 1) - 1 }, room);
    return [
      { kind: 'meant', gutter, text: cut.text },
      ...(cut.marks.trim() ? [{ kind: 'marks' as const, gutter: `${' '.repeat(digits)} │`, text: cut.marks }] : []),
    ];
  });
}

/** Cuts a line that is too long around the span, with … at the cuts. */
function windowOf(signs: readonly Sign[], { start, stop }: { readonly start: number; readonly stop: number }, room: number) {
  const length = signs.reduce((sum, { columns }) => sum + columns, 0);
  const before = columnsUpTo(signs, start);
  const width = Math.max(1, columnsUpTo(signs, stop) - before);
  const lead = width >= room - 8 ? 8 : Math.floor((room - width) / 2);
  const wished = Math.max(0, Math.min(before - lead, length - room + 1));
  // The beginning of a line gives context, so it is not cut for a few columns.
  const first = length <= room || wished < 12 ? 0 : wished;
  const { text, skipped, ends } = shown(signs, first, room);
  const begin = Math.max(0, before - skipped);
  const marked = Math.max(1, Math.min(before + width, ends) - Math.max(before, skipped));
  return { text, marks: ' '.repeat(begin) + '^'.repeat(marked) };
}

/** The characters from a column on that fit. `skipped` is the difference between a column on the screen and in the line. */
function shown(signs: readonly Sign[], first: number, room: number): { text: string; skipped: number; ends: number } {
  const length = signs.reduce((sum, { columns }) => sum + columns, 0);
  if (length <= room) return { text: signs.map(({ text }) => text).join(''), skipped: 0, ends: length };
  let at = 0;
  let text = first > 0 ? '…' : '';
  let used = text.length;
  let skipped: number | undefined;
  for (const sign of signs) {
    const place = at;
    at += sign.columns;
    if (place < first) continue;
    skipped ??= place - used;
    if (used + sign.columns > room - (at < length ? 1 : 0)) return { text: `${text}…`, skipped, ends: place };
    text += sign.text;
    used += sign.columns;
  }
  return { text, skipped: skipped ?? 0, ends: length };
}

function columnsUpTo(signs: readonly Sign[], unit: number): number {
  return signs.reduce((sum, { at, columns }) => (at < unit ? sum + columns : sum), 0);
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
