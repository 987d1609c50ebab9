import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

const scallops = Array.from({ length: 17 }, (_, stripe) => `M${100 + stripe * 40} 160h40v52a20 16 0 0 1-40 0Z`);

/** A shop from the street: the till in its window, its sign, its posters. */
export function ShopFront(): ReactNode {
  return (
    <Picture name="front" from={[40, 0]} size={[1200, 470]}>
      <path className="front-wall" d="M40 24h1200v446H40Z" />
      <path className="front-ledge" d="M30 10h1220v22H30Z" />
      <Sign />
      <path className="front-glass" d="M120 176h640v258H120Z" />
      <Till />
      <path className="front-frame" d="M120 176h640v258H120ZM104 434h672v14H104Z" />
      <g className="front-awning">
        {scallops.map((stripe, index) => (
          <path key={stripe} className={index % 2 ? 'front-white' : 'front-green'} d={stripe} />
        ))}
      </g>
      <Door />
      <Posters />
    </Picture>
  );
}

/** A sign for the website: a window with an address line. */
function Sign(): ReactNode {
  return (
    <g className="front-part sign">
      <rect className="front-board" x="110" y="50" width="660" height="102" rx="10" />
      <path className="front-dots" d="M134 72h.01M154 72h.01M174 72h.01" />
      <rect className="front-field" x="204" y="62" width="540" height="20" rx="10" />
      <Label at={[440, 136]} size={46} room={620} anchor="middle" look="painted">
        {usePage().words('till').text('shop')}
      </Label>
    </g>
  );
}

function Till(): ReactNode {
  const page = usePage();
  const { items, total } = sampleReceipt(page);
  const till = page.words('till');
  const pay = linesOf(till.text('pay'));
  const size = fittingSize(
    items.map(({ name }) => name),
    19,
    104,
  );
  return (
    <>
      <path className="picture-stand" d="M390 418h100l8 16H382Z" />
      <rect className="picture-device" x="176" y="222" width="528" height="200" rx="16" />
      <rect className="picture-screen" x="188" y="234" width="504" height="176" rx="8" />
      {items.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(${198 + index * 120} 246)`}>
          <rect className={`key-${index + 1}`} width="112" height="152" rx="8" />
          <path className="picture-drawing on-key" transform="translate(40 22)" d={goods[id] ?? ''} />
          <Label at={[56, 94]} size={size} room={104} anchor="middle" look="medium">
            {name}
          </Label>
          <Label at={[56, 130]} size={18} room={104} anchor="middle" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <Label at={[676, 288]} size={16} room={112} anchor="end" look="muted">
        {till.text('total')}
      </Label>
      <Label at={[676, 326]} size={32} room={112} anchor="end" look="strong figure">
        {total}
      </Label>
      <rect className="picture-action" x="564" y="346" width="114" height="52" rx="8" />
      {pay.map((line, index) => (
        <Label key={line} at={[621, 378 - 10 * (pay.length - 1) + 20 * index]} size={17} room={104} anchor="middle" look="on-action">
          {line as Localized}
        </Label>
      ))}
    </>
  );
}

function Door(): ReactNode {
  return (
    <>
      <path className="front-board" d="M820 176h112v294H820Z" />
      <path className="front-glass" d="M834 192h84v160h-84Z" />
      <path className="front-handle" d="M838 380v34" />
    </>
  );
}

/** Posters for the posts: a product of the day, and its price. */
function Posters(): ReactNode {
  const posters = sampleReceipt(usePage()).items.slice(0, 2);
  return (
    <g className="front-part posters">
      {posters.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(${952 + index * 146} ${140 + index * 14}) rotate(${index ? 2 : -2} 54 90) scale(1.2)`}>
          <rect className="front-poster" width="108" height="190" rx="4" />
          <path className="picture-drawing large" transform="translate(22 18) scale(2)" d={goods[id] ?? ''} />
          <Label at={[54, 112]} size={17} room={96} anchor="middle" look="medium">
            {name}
          </Label>
          <Label at={[54, 148]} size={28} room={96} anchor="middle" look="strong figure">
            {amount}
          </Label>
          <path className="front-heart" d="M54 178c-8-6-12-10-12-15a6.500 6.500 0 0 1 12-3.500 6.500 6.500 0 0 1 12 3.500c0 5-4 9-12 15Z" />
        </g>
      ))}
    </g>
  );
}
