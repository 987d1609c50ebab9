import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { tradeGoods } from '../goods.ts';
import { sampleReceipt } from '../sample-receipt.ts';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

/** Water, tea and a sandwich among the goods of the till: their keys are blue, amber and green. */
const shown = [9, 3, 6] as const;

/** Where the keys are, the new one last. */
const places = [
  'translate(4 4)',
  'translate(124 4)',
  'translate(4 104)',
  'translate(124 104)',
  'translate(4 204)',
  'translate(132 192) rotate(6)',
] as const;

/** The till's keys while a new one takes its place between them, as decoration. */
export function Shelf(): ReactNode {
  const page = usePage();
  const order = Object.keys(tradeGoods.cafe);
  const [fresh, ...others] = sampleReceipt(page).items.map((item) => ({ ...item, place: order.indexOf(item.id) }));
  const till = tillData(page);
  const goods = shown.map((place) => {
    const [name, price] = till?.shops[0]?.goods[place] ?? [];
    return till && name && price ? { name, amount: formatsOf(till).money(price), place } : undefined;
  });
  const keys = [...others, ...goods, fresh].slice(-places.length);
  const size = fittingSize(
    keys.flatMap((key) => (key ? linesOf(key.name) : [])),
    16,
    90,
  );
  return (
    <Picture name="shelf" size={[244, 304]}>
      <rect className="picture-drawing" strokeDasharray="6 6" x="125" y="205" width="108" height="86" rx="12" />
      {keys.map((item, index) => (
        <g key={places[index]} transform={places[index]}>
          <rect className={`key-${Math.floor((item?.place ?? 0) / 4) + 1}`} width="110" height="88" rx="12" />
          {item && (
            <>
              {linesOf(item.name).map((line, row) => (
                <Label key={line} at={[10, 26 + row * 18]} size={size} room={90} look="medium">
                  {line as Localized}
                </Label>
              ))}
              <Label at={[10, 74]} size={16} room={90} look="figure">
                {item.amount as Localized}
              </Label>
            </>
          )}
        </g>
      ))}
    </Picture>
  );
}
