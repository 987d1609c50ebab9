import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { TradeName } from '../goods.ts';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { Basket } from './basket.tsx';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

/** The upper half of the till of a salon on an iPad, and a sale. Its keys are large enough to be read on phones. */
export function Till(): ReactNode {
  return (
    <Picture name="till" size={[720, 360]}>
      <path className="picture-device" d="M8 500V38A34 34 0 0 1 42 4H678A34 34 0 0 1 712 38V500Z" />
      <path className="picture-screen" d="M26 500V46A20 20 0 0 1 46 26H674A20 20 0 0 1 694 46V500Z" />
      <Label at={[46, 72]} size={26} room={360} look="strong">
        {usePage().words('till').text('salonShop')}
      </Label>
      <Keys trade="salon" at={[46, 96]} size={[177.5, 120]} rows={2} />
      <Basket trade="salon" />
    </Picture>
  );
}

interface KeysProps {
  readonly trade?: TradeName;
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly rows: number;
}

/** The first two keys of each row of the till, in the colour of the row. */
export function Keys({ trade, at: [x, y], size: [width, height], rows }: KeysProps): ReactNode {
  const data = tillData(usePage(), trade);
  const goods = data?.shops[0]?.goods ?? [];
  const room = width - 20;
  const size = fittingSize(
    goods.flatMap(([name]) => linesOf(name)),
    21,
    room,
  );
  return Array.from({ length: rows }, (_, row) =>
    goods.slice(row * 4, row * 4 + 2).map(([name, price], column) => (
      <g key={name} transform={`translate(${x + (width + 10) * column} ${y + (height + 10) * row})`}>
        <rect className={`key-${row + 1}`} width={width} height={height} rx="12" />
        {linesOf(name).map((line, index) => (
          <Label key={line} at={[10, 28 + index * 21]} size={size} room={room} look="medium">
            {line as Localized}
          </Label>
        ))}
        <Label at={[10, height - 14]} size={20} room={room} look="figure">
          {(data ? formatsOf(data).money(price) : '') as Localized}
        </Label>
      </g>
    )),
  );
}
