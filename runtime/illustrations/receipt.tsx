import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { fittingSize, Label } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const width = 300;
const height = 452;
const teeth = Array.from({ length: 12 }, () => 'l-12.5 12 -12.5 -12').join('');

/** A printed receipt, the motif of the site. It is marked as a sample. */
export function Receipt({ decorative }: IllustrationProps): ReactNode {
  const page = usePage();
  const receipt = sampleReceipt(page);
  const till = page.words('till');
  const names = Object.keys(receipt.items).map((item) => till.text(item as 'coffee'));
  const size = fittingSize(names, 17, 146);
  return (
    <Picture name="receipt" size={[width, height]} title={decorative ? undefined : till.text('receiptPicture')}>
      <g className="slip">
        <path className="picture-paper" d={`M0 0h300v438${teeth}Z`} />
        <Label at={[150, 58]} size={23} room={250} anchor="middle" look="strong">
          {till.text('shop')}
        </Label>
        <Label at={[150, 84]} size={14} room={250} anchor="middle" look="muted">
          {till.text('sample')}
        </Label>
        <path className="picture-cut" d="M26 112h248" />
        {Object.entries(receipt.items).map(([item, amount], index) => (
          <g key={item}>
            <Label at={[26, 148 + index * 34]} size={size} room={146}>
              {till.text(item as 'coffee')}
            </Label>
            <Label at={[274, 148 + index * 34]} size={size} room={100} anchor="end" look="figure">
              {amount}
            </Label>
          </g>
        ))}
        <path className="picture-cut" d="M26 242h248" />
        <Label at={[26, 282]} size={22} room={100} look="strong">
          {till.text('total')}
        </Label>
        <Label at={[274, 282]} size={26} room={144} anchor="end" look="strong figure">
          {receipt.total}
        </Label>
        <path className="picture-cut" d="M26 308h248" />
        <path className="picture-code" transform="translate(26 328)" d={signature} />
        <Label at={[106, 362]} size={14} room={168} look="muted">
          {till.text('thanks')}
        </Label>
        <path className="picture-words" d="M107 380h96" />
      </g>
    </Picture>
  );
}

/** The square that tax rules ask for on a receipt, as a pattern: it encodes nothing. */
export const signature = [
  'M0 0h20v20H0ZM5 5v10h10V5ZM44 0h20v20H44ZM49 5v10h10V5ZM0 44h20v20H0ZM5 49v10h10V49Z',
  'M26 0h6v6h-6ZM32 12h6v8h-6ZM26 26h12v6H26ZM0 28h8v6H0ZM12 32h8v6h-8ZM44 26h8v10h-8ZM58 28h6v6h-6Z',
  'M26 40h6v8h-6ZM36 36h6v6h-6ZM46 44h6v6h-6ZM56 42h8v8h-8ZM26 56h12v8H26ZM44 56h6v8h-6ZM54 56h10v8H54Z',
].join('');
