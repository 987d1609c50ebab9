import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { Basket } from './basket.tsx';
import { fittingSize, Label, linesOf } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const columns = [46, 171, 296] as const;
const rows = [96, 226, 356] as const;

/** The till on an iPad that rests on the counter: the goods of its country, and its first sale. */
export function Till({ decorative, title }: IllustrationProps): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="till" size={[720, 500]} title={decorative ? undefined : (title ?? till.text('picture'))}>
      <path className="picture-device" d="M8 500V38A34 34 0 0 1 42 4H678A34 34 0 0 1 712 38V500Z" />
      <path className="picture-screen" d="M26 500V46A20 20 0 0 1 46 26H674A20 20 0 0 1 694 46V500Z" />
      <Label at={[46, 72]} size={26} room={360} look="strong">
        {till.text('shop')}
      </Label>
      <Keys />
      <Basket />
    </Picture>
  );
}

/** The first three keys of each row of the till, in the colour of the row. */
function Keys(): ReactNode {
  const data = tillData(usePage());
  const goods = data?.shops[0]?.goods ?? [];
  const size = fittingSize(
    goods.flatMap(([name]) => linesOf(name)),
    17,
    95,
  );
  return rows.flatMap((y, row) =>
    columns.map((x, column) => {
      const [name, price] = goods[row * 4 + column] ?? [];
      return (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={`key-${row + 1}`} width="115" height="120" rx="12" />
          {data && name && price && (
            <>
              {linesOf(name).map((line, index) => (
                <Label key={line} at={[10, 28 + index * 20]} size={size} room={95} look="medium">
                  {line as Localized}
                </Label>
              ))}
              <Label at={[10, 106]} size={15} room={95} look="figure">
                {formatsOf(data).money(price) as Localized}
              </Label>
            </>
          )}
        </g>
      );
    }),
  );
}
