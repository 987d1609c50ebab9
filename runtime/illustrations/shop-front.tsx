import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';
import { WindowTill } from './window-till.tsx';

const scallops = Array.from({ length: 9 }, (_, stripe) => `M${11 + stripe * 42} 48h42v42a21 16 0 0 1-42 0Z`);

/** A third of a shop from the street. Three side by side are one shop. */
function Bay({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Picture name="front" size={[400, 430]}>
      <path className="front-wall" d="M-1 24h402v406H-1Z" />
      {children}
      <path className="front-foot" d="M-1 412h402v18H-1Z" />
    </Picture>
  );
}

/** The till in the window, under the awning. */
export function ShopWindow(): ReactNode {
  return (
    <Bay>
      <path className="front-glass" d="M20 70h360v310H20Z" />
      <WindowTill />
      <path className="front-frame" d="M20 70h360v310H20ZM6 380h388v14H6Z" />
      {scallops.map((stripe, index) => (
        <path key={stripe} className={index % 2 ? 'front-white' : 'front-green'} d={stripe} />
      ))}
    </Bay>
  );
}

/** The website as the sign over the door, and again as a phone before it. */
export function ShopSign(): ReactNode {
  const shop = usePage().words('till').text('shop');
  return (
    <Bay>
      <path className="front-board" d="M120 210h160v220H120Z" />
      <path className="front-glass" d="M136 226h56v116h-56ZM208 226h56v116h-56Z" />
      <path className="front-handle" d="M188 362v28M212 362v28" />
      <rect className="front-board" x="20" y="58" width="360" height="124" rx="12" />
      <path className="front-dots" d="M44 82h.01M64 82h.01M84 82h.01" />
      <rect className="front-field" x="106" y="71" width="254" height="22" rx="11" />
      <Label at={[200, 156]} size={60} room={460} anchor="middle" look="painted">
        {shop}
      </Label>
      <rect className="picture-device" x="302" y="254" width="82" height="158" rx="14" />
      <rect className="picture-screen" x="308" y="260" width="70" height="146" rx="9" />
      <path className="front-board" d="M308 302v-33a9 9 0 0 1 9-9h52a9 9 0 0 1 9 9v33Z" />
      {linesOf(shop).map((line, index) => (
        <Label key={line} at={[343, 279 + 16 * index]} size={16} room={120} anchor="middle" look="painted">
          {line as Localized}
        </Label>
      ))}
      <rect className="key-1" x="315" y="308" width="56" height="56" rx="6" />
      <path className="picture-drawing on-key" transform="translate(321 313) scale(1.4)" d={goods.coffee} />
      <rect className="picture-action" x="315" y="374" width="56" height="22" rx="6" />
      <path className="front-pot" d="M36 372h60l-8 40H44Z" />
      <path
        className="front-plant"
        d="M66 372v-74M66 348c-26 0-34-16-34-34 22 0 34 12 34 34ZM66 330c0-26 14-38 34-38 0 24-12 38-34 38ZM66 306c-14-10-16-28 0-44 16 16 14 34 0 44Z"
      />
    </Bay>
  );
}

/** Posts as posters: two goods of the day, each with a heart and its price. */
export function ShopPosters(): ReactNode {
  const items = sampleReceipt(usePage()).items.slice(0, 2);
  const size = fittingSize(
    items.map(({ name }) => name),
    19,
    134,
  );
  return (
    <Bay>
      {items.map(({ id, name, amount }, index) => (
        <g key={id} className="slip" transform={`translate(${26 + index * 186} ${72 + index * 26}) rotate(${index ? 2.5 : -2.5} 81 140)`}>
          <rect className="front-poster" width="162" height="284" rx="4" />
          <rect className={`key-${3 - index}`} x="12" y="12" width="138" height="138" />
          <path className="picture-drawing large" transform="translate(28 29) scale(3.3)" d={goods[id] ?? ''} />
          <Label at={[14, 182]} size={size} room={134} look="medium">
            {name}
          </Label>
          <Label at={[14, 228]} size={50} room={230} look="sum">
            {amount}
          </Label>
          <path
            className="front-heart"
            transform="translate(-40 84)"
            d="M67 182c-9-7-14-12-14-18a8 8 0 0 1 14-5 8 8 0 0 1 14 5c0 6-5 11-14 18Z"
          />
          <path className="picture-drawing" transform="translate(52 238)" d="M4 6h24v16H14l-6 6v-6H4Z" />
        </g>
      ))}
    </Bay>
  );
}
