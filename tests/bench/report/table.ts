import type { Floors, Row } from './row.ts';

const columns = ['', 'time', 'processor', 'memory', 'rendered', 'changed', '× loop', '× floor', '× start', 'bar', ''];

/** The rows as cells of text, the headings first. */
export function cellsOf(rows: readonly Row[], { loop, floor, start }: Floors): string[][] {
  const ratio = (milliseconds: number | undefined, to: number) => (milliseconds === undefined ? '' : (milliseconds / to).toFixed(2));
  return [
    columns,
    ...rows.map(({ name, milliseconds, processor, megabytes, rendered, changed, bar, note }) => [
      name,
      milliseconds === undefined ? '' : timeOf(milliseconds),
      processor === undefined ? '' : timeOf(processor),
      megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`,
      rendered?.toString() ?? '',
      changed?.toString() ?? '',
      ratio(milliseconds, loop),
      ratio(processor, floor),
      ratio(milliseconds, start),
      [bar?.text, note].filter(Boolean).join('; '),
      bar ? (bar.holds ? 'holds' : 'DOES NOT HOLD') : '',
    ]),
  ];
}

const timeOf = (milliseconds: number) => (milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`);

/** The table for a terminal: columns of one width each, numbers to the right. */
export function asText(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const placed = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return cells.map((row) => row.map(placed).join('  ').trimEnd()).join('\n');
}

/** The table as markdown. */
export function asMarkdown(cells: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = cells.map((row) => `| ${row.join(' | ')} |`);
  const line = `|${(cells[0] ?? []).map((_, column) => (isNumber(column) ? '-:|' : '-|')).join('')}`;
  return [head, line, ...rows].join('\n');
}

const isNumber = (column: number) => column > 0 && column < 9;
