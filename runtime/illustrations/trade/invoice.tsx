import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';

/** A firm's invoice on its desk: work, material and an extra sentence, ready to sign. */
export function Invoice({ title, word, sale: { lines, total } }: DrawingProps): ReactNode {
  return (
    <Picture name="invoice" size={drawingSize} title={title}>
      <path className="picture-device" d="M0 440V116A30 30 0 0 1 30 86H530A30 30 0 0 1 560 116V440Z" />
      <g className="slip" transform="rotate(-3 260 220)">
        <rect className="picture-tile" x="92" y="14" width="330" height="414" rx="8" />
        <rect className="picture-sheet" x="80" y="8" width="330" height="414" rx="8" />
        <Label at={[108, 58]} size={30} room={180} look="strong">
          {word('invoice')}
        </Label>
        <Label at={[108, 102]} size={20} room={270} look="muted">
          {usePage().words('till').text('customer')}
        </Label>
        <path className="picture-line" d="M108 142h274" />
        {lines.map(({ id, name, amount }, index) => (
          <g key={id}>
            <Label at={[108, 174 + index * 36]} size={20} room={180}>
              {name}
            </Label>
            <Label at={[382, 174 + index * 36]} size={20} room={100} anchor="end" look="figure">
              {amount}
            </Label>
          </g>
        ))}
        <path className="picture-cut" d="M108 268h274" />
        <Label at={[382, 316]} size={48} room={250} anchor="end" look="sum">
          {total}
        </Label>
        <path className="picture-code" transform="translate(108 286)" d={signature} />
        <Label at={[108, 388]} size={20} room={270} look="muted">
          {word('note')}
        </Label>
      </g>
      <path className="picture-action" d="M430 396 516 248l22 13-86 148-24 12Z" />
      <path className="picture-code" d="m430 396 22 13-24 12Z" />
    </Picture>
  );
}

/** The square that tax rules ask for on a receipt, as a pattern: it encodes nothing. */
const signature = [
  'M0 0h20v20H0ZM5 5v10h10V5ZM44 0h20v20H44ZM49 5v10h10V5ZM0 44h20v20H0ZM5 49v10h10V49Z',
  'M26 0h6v6h-6ZM32 12h6v8h-6ZM26 26h12v6H26ZM0 28h8v6H0ZM12 32h8v6h-8ZM44 26h8v10h-8ZM58 28h6v6h-6Z',
  'M26 40h6v8h-6ZM36 36h6v6h-6ZM46 44h6v6h-6ZM56 42h8v8h-8ZM26 56h12v8H26ZM44 56h6v8h-6ZM54 56h10v8H54Z',
].join('');
