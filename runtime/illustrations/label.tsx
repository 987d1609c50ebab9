import type { ReactNode } from 'react';
import type { ShownSale } from '../state/sale.ts';

interface LabelProps {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  /** The room there is. A text that needs more is set smaller: German and Polish run long. */
  readonly room: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly look?: string;
  /** The part of the visitor’s sale that the till writes here. */
  readonly sale?: keyof ShownSale;
  readonly children: string;
}

/** Mean advance of the typeface in em, measured on running text at its bold weights, rounded up. */
const meanAdvance = 0.58;

/** The size at which all of these texts fit into the same room, so that the lines of a list are set alike. */
export function fittingSize(texts: readonly string[], size: number, room: number): number {
  const longest = Math.max(...texts.map((text) => text.length), 1);
  return Math.min(size, Math.floor((room * 10) / (longest * meanAdvance)) / 10);
}

/** A name in at most two lines, the second with all but its first word. */
export const linesOf = (name: string): readonly string[] => (name.length > 11 ? (/^(\S+) (.+)$/.exec(name)?.slice(1) ?? [name]) : [name]);

/** A line of text in a drawing that never leaves its room. */
export function Label({ at: [x, y], size, room, anchor = 'start', look, sale, children }: LabelProps): ReactNode {
  return (
    <text
      className={look ? `label ${look}` : 'label'}
      x={x}
      y={y}
      fontSize={fittingSize([children], size, room)}
      textAnchor={anchor}
      data-sale={sale}
    >
      {children}
    </text>
  );
}
