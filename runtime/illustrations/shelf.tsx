import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

/** The place of a cold drink among the goods of the till: its key is blue. */
const coldDrink = 9;

/** Where the keys are, the new one last. */
const places = ['translate(4 20)', 'translate(124 20)', 'translate(4 120)', 'translate(132 108) rotate(6)'] as const;

/** The till's keys while a new one takes its place between them, as decoration. */
export function Shelf(): ReactNode {
  const page = usePage();
  const { items } = sampleReceipt(page);
  const [fresh, ...others] = items;
  const till = tillData(page);
  const [name, price] = till?.shops[0]?.goods[coldDrink] ?? [];
  const cold = till && name && price ? { name, amount: formatsOf(till).money(price) } : undefined;
  const size = fittingSize(
    items.flatMap(({ name }) => linesOf(name)),
    16,
    90,
  );
  return (
    <Picture name="shelf" size={[244, 220]}>
      <rect className="picture-drawing" strokeDasharray="6 6" x="125" y="121" width="108" height="86" rx="12" />
      {[...others, cold, fresh].slice(-places.length).map((item, index) => (
        <g key={places[index]} transform={places[index]}>
          <rect className={`key-${index + 1}`} width="110" height="88" rx="12" />
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
