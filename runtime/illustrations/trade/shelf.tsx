import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { bars } from './bars.ts';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';
import { Stage } from './stage.tsx';

const loaf = 'M24 186v-44c0-48 136-48 136 0v44Z';
const cheese = 'M176 186v-36l96-46v82Z';
const bottle = 'M292 186v-76c0-16 12-18 12-32V36h18v42c0 14 12 16 12 32v76Z';

/** A shop's shelf, the label that the scanner reads, and the sale that it becomes. */
export function Shelf({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Stage name="shelf" title={title}>
      <path className="picture-stand" d="M0 186h560v14H0ZM16 200h12v228H16ZM532 200h12v228h-12Z" />
      <g className="slip">
        <path className="picture-card" d={loaf} />
        <path className="picture-card-words" d="M58 128l15 17M90 122l15 17M122 128l15 17" />
        <path className="key-1" d={cheese} />
        <path className="picture-card" d="M216 160a10 10 0 1 0 .1 0ZM250 136a8 8 0 1 0 .1 0ZM176 150l96-46v12l-96 46Z" />
        <path className="picture-action" d={bottle} />
        <path className="picture-sheet" d="M292 124h42v38h-42Z" />
        <path className="picture-card" d="M356 114h74v72h-74Z" />
        <path className="picture-sheet" d="M356 134h74v34h-74Z" />
        <path className="picture-stand" d="M352 98h82v18h-82Z" />
        <path
          className="trade-red"
          d="M452 164a22 22 0 0 1 44 0 22 22 0 0 1-44 0M498 164a22 22 0 0 1 44 0 22 22 0 0 1-44 0M475 126a22 22 0 0 1 44 0 22 22 0 0 1-44 0"
        />
        <rect className="picture-sheet" x="44" y="222" width="196" height="104" rx="10" />
        <path className="picture-code" d={bars(96, 240, 42)} />
        <path className="picture-progress" d="M58 261h168" />
        <Label at={[142, 310]} size={20} room={196} anchor="middle" look="medium">
          {word('label')}
        </Label>
        <path className="picture-sheet" d="M48 346h84v82H48Z" />
        <path className="key-3" d="M144 356h72v72h-72Z" />
        <path className="picture-tint" d="M228 346h78v82h-78Z" />
        <path className="picture-words" d="M66 376h48M66 396h30M246 378h42" />
      </g>
      <SaleSlip at={[286, 208]} sale={sale} turn={-2} />
    </Stage>
  );
}
