import type pc from 'picocolors';
import { wrap } from '../../generator/7-report/column-width.ts';
import { columns } from '../columns.ts';
import { cut } from './text-lines.ts';

/** The layout of an explanation at a terminal. */
export interface SheetStyle {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  place(text: string): string;
}

export function styleFor({ bold, dim, cyan }: ReturnType<typeof pc.createColors>): SheetStyle {
  return { width: Math.min(process.stdout.columns ?? 120, 120), bold, dim, place: cyan };
}

/** A heading with rows of up to three columns, of which the last is cut at the edge; empty without rows. */
export function section(heading: string, rows: readonly (readonly string[])[], style: SheetStyle): string[] {
  if (!rows.length) return [];
  const widest = (index: number) => Math.max(0, ...rows.map((row) => row[index]?.length ?? 0));
  const space = Math.max(24, style.width - widest(0) - widest(1) - 6);
  const cells = rows.map(([first = '', second = '', third = '']) => [first, second, cut(third.replace(/\s+/g, ' '), space)]);
  return [[style.bold(heading), ...columns(cells, [style.place, undefined, style.dim]).map((line) => `  ${line}`)].join('\n')];
}

/** Rows of one sentence each, in as many lines as they need. */
export function rowsOf(rows: readonly (readonly string[])[], { width }: SheetStyle): string[] {
  return rows.flatMap(([text = '']) => wrap(text, width - 4).map((line, index) => `${index ? '    ' : '  '}${line}`));
}

/** The site's explanation of references in sources. */
export function referencesText(references: string | undefined, style: SheetStyle): string[] {
  return references === undefined
    ? []
    : [
        rowsOf([[references]], style)
          .map(style.dim)
          .join('\n'),
      ];
}

/** The first of many addresses, and the number of the others. */
export function some(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 3).join(' ')} and ${names.length - 3} more` : names.join(' ');
}
