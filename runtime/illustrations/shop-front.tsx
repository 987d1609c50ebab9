import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { Panes } from './house.tsx';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { WindowTill } from './window-till.tsx';

const scallops = Array.from({ length: 9 }, (_, stripe) => `M${11 + stripe * 42} 48h42v42a21 16 0 0 1-42 0Z`);

interface BayProps {
  /** Whether the window has an awning, or a board with the name of the shop. */
  readonly over: 'awning' | 'board';
  readonly children: ReactNode;
}

/** A third of a shop from the street, from the roof to the foot. Three side by side are one shop. */
function Bay({ over, children }: BayProps): ReactNode {
  const shop = usePage().words('till').text('shop');
  return (
    <Picture name="front" size={[400, 560]}>
      {over === 'awning' && <path className="house-roof" d="M40 34V8h-6V0h64v8h-6v26Z" />}
      <path className="house-wall" d="M-1 56h402v504H-1Z" />
      <path className="house-white" d="M-6 30h412v24H-6Z" />
      <path className="front-cornice" d="M-6 30h412M-6 54h412" />
      <path fillOpacity=".16" d="M-1 57h402v8H-1Z" />
      {[52, 236].map((x) => (
        <g key={x} transform={`translate(${x} 82) scale(1.7)`}>
          <Panes at={[0, 0]} />
        </g>
      ))}
      <path className="house-roof" d="M-1 166h402v8H-1Z" />
      <g transform="translate(0 130)">
        {children}
        {over === 'awning' ? (
          scallops.map((stripe, index) => <path key={stripe} className={index % 2 ? 'house-white' : 'house-awning'} d={stripe} />)
        ) : (
          <>
            <rect className="picture-device" x="11" y="50" width="378" height="58" />
            <Label at={[200, 95]} size={46} room={600} anchor="middle" look="sign">
              {shop}
            </Label>
          </>
        )}
      </g>
      <path className="front-foot" d="M-1 534h402v26H-1Z" />
    </Picture>
  );
}

/** The till in the window, under the awning. */
export function ShopWindow(): ReactNode {
  return (
    <Bay over="awning">
      <path className="house-glass" d="M20 70h360v310H20Z" />
      <WindowTill />
      <path className="front-frame" d="M20 70h360v310H20ZM6 380h388v14H6Z" />
    </Bay>
  );
}

/** The website in the window beside the door: the name of the shop, its goods with their prices, and a button. */
export function ShopScreen(): ReactNode {
  const page = usePage();
  const shop = page.words('till').text('shop');
  const { items } = sampleReceipt(page);
  return (
    <Bay over="board">
      <path className="house-glass" d="M20 124h232v256H20Z" />
      <path className="picture-device" d="M32 380V148a12 12 0 0 1 12-12h184a12 12 0 0 1 12 12v232Z" />
      <path className="picture-screen" d="M40 166h192v214H40Z" />
      <path className="front-dots" d="M50 152h.01M66 152h.01M82 152h.01" />
      <rect className="front-field" x="98" y="144" width="132" height="16" rx="8" />
      <path className="front-board" d="M40 166h192v54H40Z" />
      <Label at={[136, 204]} size={32} room={260} anchor="middle" look="painted">
        {shop}
      </Label>
      {items.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(50 ${228 + index * 36})`}>
          <path className="picture-drawing" transform="scale(0.8)" d={goods[id] ?? ''} />
          <Label at={[34, 20]} size={14} room={96} look="medium">
            {name}
          </Label>
          <Label at={[172, 20]} size={14} room={70} anchor="end" look="printed">
            {amount}
          </Label>
          <path className="picture-line" d="M0 34h172" />
        </g>
      ))}
      <rect className="picture-action" x="50" y="344" width="172" height="30" rx="8" />
      <Label at={[136, 364]} size={15} room={150} anchor="middle" look="on-action">
        {page.words('nav').text('contact')}
      </Label>
      <path className="front-frame" d="M20 124h232v256H20ZM8 380h256v14H8Z" />
      <path className="front-board" d="M276 124h106v296H276Z" />
      <path className="house-glass" d="M292 140h74v170h-74Z" />
      <path className="front-handle" d="M300 340v34" />
      <path className="front-step" d="M264 412h130v15H264Z" />
    </Bay>
  );
}

/** Posts as posters in the window: two goods of the day, each with a heart and its price. */
export function ShopPosters(): ReactNode {
  const items = sampleReceipt(usePage()).items.slice(0, 2);
  const size = fittingSize(
    items.map(({ name }) => name),
    19,
    134,
  );
  return (
    <Bay over="awning">
      <path className="house-glass" d="M20 70h360v310H20Z" />
      <path className="front-frame" d="M20 70h360v310H20ZM6 380h388v14H6Z" />
      {items.map(({ id, name, amount }, index) => (
        <g
          key={id}
          className="slip"
          transform={`translate(${46 + index * 166} ${116 + index * 12}) rotate(${index ? 2.5 : -2.5} 70 120) scale(.86)`}
        >
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
