import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The sealed box of the iPad on the parcel that it comes in, which has its sender's name and the shop on its label. */
export function Delivery(): ReactNode {
  const page = usePage();
  return (
    <Picture name="offer-part delivery" from={[0, -98]} size={[200, 398]}>
      <g className="slip">
        <path className="part-paper" d="M16-72a6 6 0 0 1 6-6h156a6 6 0 0 1 6 6v232H16Z" />
        <rect className="part-device" x="34" y="-62" width="132" height="222" rx="14" />
        <rect className="key-3" x="44" y="-52" width="112" height="212" rx="6" />
        <circle className="part-seal" cx="100" cy="30" r="36" />
        <path className="key-2" d="M44 60c34-22 64 16 112-8v108H44Z" />
        <path className="picture-action" d="M44 98c40-22 70 20 112-12v74H44Z" />
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
