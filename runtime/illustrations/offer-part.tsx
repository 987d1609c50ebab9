import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The sealed box of the iPad on the parcel that it comes in, which has its sender's name and the shop on its label. */
export function Delivery(): ReactNode {
  const page = usePage();
  return (
    <Picture name="offer-part delivery" size={[200, 300]}>
      <g className="slip">
        <path className="part-paper" d="M34 26a6 6 0 0 1 6-6h120a6 6 0 0 1 6 6v134H34Z" />
        <rect className="part-device" x="52" y="36" width="96" height="124" rx="10" />
        <rect className="key-3" x="60" y="44" width="80" height="116" rx="4" />
        <circle className="part-seal" cx="100" cy="98" r="26" />
        <path className="key-2" d="M60 116c24-16 46 12 80-6v50H60Z" />
        <path className="picture-action" d="M60 138c28-16 50 14 80-8v30H60Z" />
        <path className="part-carton" d="M6 160h188v139H6Z" />
        <path className="part-seal" d="M86 160h28v34l-7-5-7 5-7-5-7 5Z" />
        <Label at={[100, 236]} size={40} room={170} anchor="middle" look="strong">
          {page.brand('product') as Localized}
        </Label>
        <rect className="part-paper" x="20" y="252" width="160" height="32" rx="2" />
        <Label at={[100, 274]} size={16} room={154} anchor="middle" look="printed">
          {page.words('till').text('shop')}
        </Label>
      </g>
    </Picture>
  );
}
