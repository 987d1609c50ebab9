import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { fittingSize, Label, linesOf } from './label.tsx';

/** The till in the window of the shop: its sale as three keys, the sum, and the button. */
export function WindowTill(): ReactNode {
  const page = usePage();
  const { items, total } = sampleReceipt(page);
  const till = page.words('till');
  const pay = linesOf(till.text('pay'));
  const size = fittingSize(
    items.flatMap(({ name }) => linesOf(name)),
    15,
    80,
  );
  return (
    <>
      <path className="picture-stand" d="M160 360h80l8 20h-96Z" />
      <rect className="picture-device" x="46" y="130" width="308" height="234" rx="16" />
      <rect className="picture-screen" x="56" y="140" width="288" height="214" rx="8" />
      {items.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(${64 + index * 92} 148)`}>
          <rect className={`key-${index + 1}`} width="88" height="124" rx="8" />
          <path className="picture-drawing on-key" transform="translate(20 10) scale(1.5)" d={goods[id] ?? ''} />
          {linesOf(name).map((line, row, { length }) => (
            <Label key={line} at={[44, 91 - 9 * length + 17 * row]} size={size} room={80} anchor="middle" look="medium">
              {line as Localized}
            </Label>
          ))}
          <Label at={[44, 112]} size={17} room={80} anchor="middle" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <Label at={[68, 298]} size={15} room={112} look="muted">
        {till.text('total')}
      </Label>
      <Label at={[68, 334]} size={36} room={130} look="strong figure">
        {total}
      </Label>
      <rect className="picture-action" x="208" y="286" width="128" height="58" rx="8" />
      {pay.map((line, index) => (
        <Label key={line} at={[272, 321 - 10 * (pay.length - 1) + 20 * index]} size={18} room={120} anchor="middle" look="on-action">
          {line as Localized}
        </Label>
      ))}
    </>
  );
}
