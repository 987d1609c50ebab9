import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { TradeName } from '../goods.ts';
import { sampleSale } from '../sample-sale.ts';
import { fittingSize, Label, linesOf } from './label.tsx';

/** The right side of the till's screen: what was rung up first in a shop of a trade, and the amount due. */
export function Basket({ trade }: { readonly trade: TradeName }): ReactNode {
  const page = usePage();
  const sale = sampleSale(page, trade);
  if (!sale) return null;
  const sold = sale.lines.map(([, name = '', amount = '']) => ({ name, amount }));
  const size = Math.min(
    fittingSize(
      sold.flatMap(({ name }) => linesOf(name)),
      19,
      118,
    ),
    fittingSize(
      sold.map(({ amount }) => amount),
      19,
      92,
    ),
  );
  return (
    <>
      <path className="picture-panel" d="M430 26H674A20 20 0 0 1 694 46V500H430Z" />
      {sold.map(({ name, amount }, index) => (
        <g key={name}>
          {linesOf(name).map((line, row, { length }) => (
            <Label key={line} at={[454, 85 - 9 * length + 18 * row + index * 50]} size={length > 1 ? 17 : size} room={118} look="medium">
              {line as Localized}
            </Label>
          ))}
          <Label at={[670, 76 + index * 50]} size={size} room={92} anchor="end" look="figure">
            {amount as Localized}
          </Label>
          <path className="picture-line" d={`M454 ${94 + index * 50}h216`} />
        </g>
      ))}
      <path className="picture-cut" d="M454 262h216" />
      <Label at={[454, 292]} size={19} room={216} look="muted">
        {page.words('till').text('total')}
      </Label>
      <Label at={[454, 330]} size={36} room={216} look="strong figure">
        {sale.total as Localized}
      </Label>
    </>
  );
}
