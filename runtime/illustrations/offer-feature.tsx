import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { hourlyTakings } from '../hourly-takings.ts';
import type { FeatureName } from '../props/second-offer.ts';
import { sampleCode, side } from '../sample-code.ts';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { Hand } from './hand.tsx';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

const drawings: { readonly [Name in FeatureName]: () => ReactNode } = {
  counter: Tap,
  phone: Phone,
  invoices: Invoice,
  offline: Offline,
  figures: Best,
  tax: TaxReceipt,
};

/** Draws a screen or a paper on which a thing that the till takes care of is seen, on the edge of its key. */
export function OfferFeature({ name }: { readonly name: FeatureName }): ReactNode {
  const Drawing = drawings[name];
  return (
    <Picture name="feature-screen" size={[200, 124]}>
      <Drawing />
    </Picture>
  );
}

/** The screen of the till, cut off at the edge of the key. */
function Screen(): ReactNode {
  return (
    <>
      <path className="part-device" d="M4 126V18A14 14 0 0 1 18 4H182a14 14 0 0 1 14 14v108Z" />
      <path className="part-paper plain" d="M12 126V20a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8v106Z" />
    </>
  );
}

/** Goods on their keys, and a finger on the key that takes the money. */
function Tap(): ReactNode {
  const { items, total } = sampleReceipt(usePage());
  return (
    <>
      <Screen />
      {items.map(({ id }, index) => (
        <g key={id} transform={`translate(${20 + index * 56} 20)`}>
          <rect className={`key-${index + 1} plain`} width="48" height="44" rx="6" />
          <path className="feature-line" transform="translate(8 6)" d={goods[id] ?? ''} />
        </g>
      ))}
      <rect className="picture-action plain" x="20" y="72" width="160" height="40" rx="6" />
      <Label at={[32, 101]} size={26} room={120} look="on-action figure">
        {total}
      </Label>
      <g transform="translate(122 78)">
        <Hand />
      </g>
    </>
  );
}

/** The takings on a phone: the sum, and the hours of the day. */
function Phone(): ReactNode {
  return (
    <>
      <path className="part-device" d="M40 126V18A14 14 0 0 1 54 4h92a14 14 0 0 1 14 14v108Z" />
      <path className="part-paper plain" d="M48 126V22a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v104Z" />
      <Label at={[100, 46]} size={28} room={96} anchor="middle" look="strong figure">
        {sampleReceipt(usePage()).total}
      </Label>
      {hourlyTakings.map((height, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
          key={hour}
          className={hour === hourlyTakings.length - 1 ? 'picture-action plain' : 'key-2 plain'}
          x={56 + hour * 10}
          y={124 - height / 2.2}
          width="8"
          height={height / 2.2}
        />
      ))}
    </>
  );
}

/** An invoice with its lines and its total. */
function Invoice(): ReactNode {
  const page = usePage();
  const { items, total } = sampleReceipt(page);
  const size = fittingSize(
    items.map(({ name }) => name),
    16,
    90,
  );
  return (
    <>
      <path className="part-paper" d="M18 126V6h164v120Z" />
      <Label at={[32, 29]} size={20} room={130} look="strong">
        {page.words('till').text('invoice')}
      </Label>
      {items.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[32, 48 + index * 18]} size={size} room={90} look="figure">
            {name}
          </Label>
          <Label at={[168, 48 + index * 18]} size={16} room={70} anchor="end" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="feature-line" d="M32 91h136" />
      <Label at={[168, 115]} size={22} room={104} anchor="end" look="strong figure">
        {total}
      </Label>
    </>
  );
}

/** A cloud that cannot be reached, beside sales that are kept. */
function Offline(): ReactNode {
  return (
    <>
      <Screen />
      <path className="key-3" d="M36 80h30a16 16 0 0 0 3-31 23 23 0 0 0-44-5 19 19 0 0 0 11 36Z" />
      <path className="part-stop" d="M30 86 72 36" />
      <path className="feature-line" d="M96 12v114" />
      {sampleReceipt(usePage()).items.map(({ id, amount }, index) => (
        <g key={id} transform={`translate(106 ${20 + index * 34})`}>
          <path className="feature-tick" d="m0 12 6 6 12-13" />
          <Label at={[74, 19]} size={18} room={50} anchor="end" look="figure">
            {amount}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The lengths of the bars of three articles. */
const sold = [124, 86, 48];

/** Articles by their sales, the best one first. */
function Best(): ReactNode {
  return (
    <>
      <Screen />
      {sampleReceipt(usePage()).items.map(({ id }, index) => (
        <g key={id} transform={`translate(18 ${18 + index * 35})`}>
          <path className="feature-line" transform="scale(.9)" d={goods[id] ?? ''} />
          <rect className={index ? 'key-2 plain' : 'picture-action plain'} x="38" y="4" width={sold[index]} height="24" rx="4" />
        </g>
      ))}
    </>
  );
}

/** A receipt with the code that the tax office checks. */
function TaxReceipt(): ReactNode {
  const page = usePage();
  return (
    <>
      <path className="part-paper" d="M44 126V6h112v120Z" />
      <path className="part-code plain" transform={`translate(58 16) scale(${58 / side})`} d={sampleCode} />
      <Label at={[58, 90]} size={14} room={90} look="figure">
        {page.format('law.es.till')}
      </Label>
      <Label at={[58, 114]} size={22} room={90} look="strong figure">
        {sampleReceipt(page).total}
      </Label>
      <circle className="part-green plain" cx="156" cy="78" r="24" />
      <path className="feature-tick on-green" d="m145 78 8 8 15-16" />
    </>
  );
}
