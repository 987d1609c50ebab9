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
    <Picture name="feature-screen" size={[144, 124]}>
      <g className="slip">
        <Drawing />
      </g>
    </Picture>
  );
}

interface WidthProps {
  /** A multiple of the width of a tooth. */
  readonly width: number;
}

const tooth = 8;

/** A slip in the middle of the drawing, torn off at its foot. */
function Slip({ width }: WidthProps): ReactNode {
  return <path className="part-paper" d={`M${72 - width / 2} 4h${width}v108${'l-4 5 -4 -5'.repeat(width / tooth)}Z`} />;
}

/** A screen in the middle of the drawing, cut off at the edge of the key. */
function Screen({ width }: WidthProps): ReactNode {
  const left = 72 - width / 2;
  return (
    <>
      <path className="part-device" d={`M${left} 124V16a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12v108Z`} />
      <path className="part-paper" d={`M${left + 6} 124V16a6 6 0 0 1 6-6h${width - 24}a6 6 0 0 1 6 6v108Z`} />
    </>
  );
}

/** Goods on their keys, and a finger on the key that takes the money. */
function Tap(): ReactNode {
  const { items, total } = sampleReceipt(usePage());
  return (
    <>
      <Screen width={144} />
      {items.map(({ id }, index) => (
        <g key={id} transform={`translate(${14 + index * 40} 18)`}>
          <rect className={`key-${index + 1}`} width="36" height="38" rx="5" />
          <path className="feature-line" transform="translate(4 5) scale(.88)" d={goods[id] ?? ''} />
        </g>
      ))}
      <rect className="picture-action" x="14" y="62" width="116" height="44" rx="5" />
      <Label at={[24, 95]} size={30} room={80} look="on-action sum">
        {total}
      </Label>
      <g transform="translate(84 74) scale(.9)">
        <Hand />
      </g>
    </>
  );
}

/** The takings on a phone: the sum, and the hours of the day. */
function Phone(): ReactNode {
  return (
    <>
      <Screen width={104} />
      <Label at={[72, 46]} size={32} room={84} anchor="middle" look="sum">
        {sampleReceipt(usePage()).total}
      </Label>
      {hourlyTakings.map((height, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
          key={hour}
          className={hour === hourlyTakings.length - 1 ? 'picture-action' : 'key-2'}
          x={32 + hour * 9}
          y={124 - height / 2}
          width="8"
          height={height / 2}
        />
      ))}
    </>
  );
}

/** An invoice with its lines and its total. */
function Invoice(): ReactNode {
  const page = usePage();
  const words = page.words('till');
  const { items, total } = sampleReceipt(page);
  const size = fittingSize(
    items.map(({ name }) => name),
    12,
    85,
  );
  return (
    <>
      <Slip width={144} />
      <Label at={[6, 26]} size={22} room={120} look="sum">
        {words.text('invoice')}
      </Label>
      {items.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[6, 43 + index * 15]} size={size} room={85} look="printed">
            {name}
          </Label>
          <Label at={[138, 43 + index * 15]} size={size} room={46} anchor="end" look="printed figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="feature-cut" d="M6 82h132" />
      <Label at={[6, 104]} size={12} room={56} look="printed muted">
        {words.text('total')}
      </Label>
      <Label at={[138, 105]} size={26} room={70} anchor="end" look="sum">
        {total}
      </Label>
    </>
  );
}

/** A cloud that cannot be reached, beside sales that are kept. */
function Offline(): ReactNode {
  return (
    <>
      <Screen width={144} />
      <path className="key-3" transform="translate(1 12) scale(.8)" d="M36 80h30a16 16 0 0 0 3-31 23 23 0 0 0-44-5 19 19 0 0 0 11 36Z" />
      <path className="part-stop" d="M17 80 55 38" />
      <path className="feature-cut" d="M69 14v110" />
      {sampleReceipt(usePage()).items.map(({ id, amount }, index) => (
        <g key={id} transform={`translate(77 ${24 + index * 32})`}>
          <path className="feature-tick" d="m0 9 3 4 6-8" />
          <Label at={[57, 14]} size={12} room={42} anchor="end" look="printed figure">
            {amount}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The lengths of the bars of three articles. */
const sold = [82, 58, 34];

/** Articles by their sales, the best one first. */
function Best(): ReactNode {
  return (
    <>
      <Screen width={144} />
      {sampleReceipt(usePage()).items.map(({ id }, index) => (
        <g key={id} transform={`translate(14 ${16 + index * 35})`}>
          <path className="feature-line" transform="scale(.9)" d={goods[id] ?? ''} />
          <rect className={index ? 'key-2' : 'picture-action'} x="34" y="4" width={sold[index]} height="24" rx="4" />
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
      <Slip width={88} />
      <path className="part-code" transform={`translate(48 12) scale(${48 / side})`} d={sampleCode} />
      <Label at={[72, 75]} size={13} room={76} anchor="middle" look="printed">
        {page.format('law.es.till')}
      </Label>
      <path className="feature-cut" d="M36 81h72" />
      <Label at={[72, 105]} size={26} room={72} anchor="middle" look="sum">
        {sampleReceipt(page).total}
      </Label>
      <circle className="part-green" cx="116" cy="42" r="18" />
      <path className="feature-tick on-green" d="m108 42 6 6 11-12" />
    </>
  );
}
