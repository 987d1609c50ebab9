import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { Basket } from './basket.tsx';
import { fittingSize, Label, linesOf } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const rows = [96, 226, 356] as const;

interface TillProps extends IllustrationProps {
  /** Only the upper half, which a card cuts off, with two large keys in a row instead of three. */
  readonly half?: boolean;
}

/** The till on an iPad that rests on the counter: the goods of its country, and its first sale. */
export function Till({ decorative, title, half = false }: TillProps): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="till" size={[720, 500]} title={decorative ? undefined : (title ?? till.text('picture'))}>
      <path className="picture-device" d="M8 500V38A34 34 0 0 1 42 4H678A34 34 0 0 1 712 38V500Z" />
      <path className="picture-screen" d="M26 500V46A20 20 0 0 1 46 26H674A20 20 0 0 1 694 46V500Z" />
      <Label at={[46, 72]} size={26} room={360} look="strong">
        {till.text('shop')}
      </Label>
      <Keys half={half} />
      <g data-part="basket">
        <Basket half={half} />
      </g>
    </Picture>
  );
}

/** The first keys of each row of the till, in the colour of the row. */
function Keys({ half }: { readonly half: boolean }): ReactNode {
  const columns = half ? 2 : 3;
  const data = tillData(usePage());
  const goods = data?.shops[0]?.goods ?? [];
  const width = 375 / columns - 10;
  const room = width - 20;
  const size = fittingSize(
    goods.flatMap(([name]) => linesOf(name)),
    half ? 21 : 17,
    room,
  );
  return rows.slice(0, columns).flatMap((y, row) =>
    goods.slice(row * 4, row * 4 + columns).map(([name, price], column) => (
      <g key={name} transform={`translate(${46 + (width + 10) * column} ${y})`}>
        <rect className={`key-${row + 1}`} width={width} height="120" rx="12" />
        {linesOf(name).map((line, index) => (
          <Label key={line} at={[10, 28 + index * 21]} size={size} room={room} look="medium">
            {line as Localized}
          </Label>
        ))}
        <Label at={[10, 106]} size={half ? 20 : 15} room={room} look="figure">
          {(data ? formatsOf(data).money(price) : '') as Localized}
        </Label>
      </g>
    )),
  );
}
