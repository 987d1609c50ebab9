import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The till while it is being set up from afar: its goods are nearly all there, and the other one's pointer is on the last. */
export function SetupList({ title }: { readonly title: Localized }): ReactNode {
  const data = tillData(usePage());
  const goods = data?.shops[0]?.goods.slice(0, 4) ?? [];
  const size = fittingSize(
    goods.map(([name]) => name),
    26,
    196,
  );
  return (
    <Picture name="setup-list" size={[456, 380]} title={title}>
      <path className="picture-device" d="M4 380V34A30 30 0 0 1 34 4H422A30 30 0 0 1 452 34V380Z" />
      <path className="picture-screen" d="M20 380V36A16 16 0 0 1 36 20H420A16 16 0 0 1 436 36V380Z" />
      {data &&
        goods.map(([name, price], index) => {
          const done = index < goods.length - 1;
          return (
            <g key={name} transform={`translate(34 ${34 + index * 84})`}>
              <rect className={done ? 'picture-tile' : 'picture-tile chosen'} width="388" height="74" rx="12" />
              <circle className={done ? 'picture-action' : 'picture-ring'} cx="36" cy="37" r="17" />
              {done && <path className="picture-done" d="M28 37l6 6 11-12" />}
              <Label at={[66, 46]} size={size} room={196} look="medium">
                {name as Localized}
              </Label>
              <Label at={[374, 46]} size={24} room={100} anchor="end" look="figure">
                {formatsOf(data).money(price) as Localized}
              </Label>
            </g>
          );
        })}
      <path className="picture-pointer" d="M266 328l56 22-25 9-9 25Z" />
    </Picture>
  );
}
