import type { Place } from '../../diagnostics/diagnostic.ts';

/** Lines and columns of a range of a text, whose end is exclusive. */
export function positionsIn(text: string, from: number, to: number): Required<Omit<Place, 'file'>> {
  const [start, end] = [positionAt(text, from), positionAt(text, to)];
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

function positionAt(text: string, index: number): { line: number; column: number } {
  const lineStart = text.lastIndexOf('\n', index - 1) + 1;
  const mark = lineStart === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return { line: text.slice(0, lineStart).split('\n').length, column: index - lineStart - mark + 1 };
}
