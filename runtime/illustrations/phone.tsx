import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleSale } from '../sample-sale.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The upper half of a phone on a market stall: the goods of the sale, the amount due and the key to charge it. */
export function Phone(): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  const till = page.words('till');
  return (
    <Picture name="phone" size={[280, 312]}>
      <path className="picture-device" d="M4 320V50A46 46 0 0 1 50 4h180a46 46 0 0 1 46 46v270Z" />
      <path className="picture-screen" d="M16 320V52a36 36 0 0 1 36-36h176a36 36 0 0 1 36 36v268Z" />
      <rect className="picture-notch" x="106" y="28" width="68" height="18" rx="9" />
      <Label at={[34, 82]} size={20} room={212} look="strong">
        {till.text('shop')}
      </Label>
      {sale?.lines.map(([, name = '', amount = ''], index) => (
        <g key={name} transform={`translate(34 ${116 + index * 34})`}>
          <Label at={[0, 0]} size={18} room={148} look="medium">
            {name as Localized}
          </Label>
          <Label at={[212, 0]} size={18} room={60} anchor="end" look="figure">
            {amount as Localized}
          </Label>
          <path className="picture-line" d="M0 12h212" />
        </g>
      ))}
      <Label at={[246, 240]} size={40} room={212} anchor="end" look="strong figure">
        {(sale?.total ?? '') as Localized}
      </Label>
      <rect className="picture-action" x="34" y="258" width="212" height="80" rx="14" />
      <Label at={[140, 296]} size={22} room={180} anchor="middle" look="on-action">
        {till.text('pay')}
      </Label>
    </Picture>
  );
}
