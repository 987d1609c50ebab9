import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { FeatureName } from '../props/second-offer.ts';
import { sampleReceipt } from '../sample-receipt.ts';
import { Hand } from './hand.tsx';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

const drawings: { readonly [Name in FeatureName]: () => ReactNode } = {
  counter: Tap,
  phone: Phone,
  invoices: Invoice,
  offline: Offline,
  figures: Bars,
  tax: TaxReceipt,
};

/** Draws a thing that the till takes care of, on the edge of its key. */
export function OfferFeature({ name }: { readonly name: FeatureName }): ReactNode {
  const Drawing = drawings[name];
  return (
    <Picture name="offer-part" size={[176, 116]}>
      <Drawing />
    </Picture>
  );
}

/** A finger on the till's largest key. */
function Tap(): ReactNode {
  return (
    <>
      <path className="part-device" d="M6 116V20A16 16 0 0 1 22 4H154a16 16 0 0 1 16 16v96Z" />
      <path className="part-paper plain" d="M18 116V24a8 8 0 0 1 8-8h124a8 8 0 0 1 8 8v92Z" />
      <path className="key-1" d="M28 26h36v34H28Z" />
      <path className="key-3" d="M70 26h36v34H70Z" />
      <path className="key-4" d="M112 26h36v34h-36Z" />
      <path className="picture-action" d="M28 68h120v36H28Z" />
      <g transform="translate(78 66)">
        <Hand />
      </g>
    </>
  );
}

/** A phone with the hours of the day, and what has been sold. */
function Phone(): ReactNode {
  return (
    <>
      <path className="part-device" d="M34 116V18A14 14 0 0 1 48 4h80a14 14 0 0 1 14 14v98Z" />
      <path className="part-paper plain" d="M44 116V22a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v94Z" />
      <Label at={[88, 46]} size={24} room={78} anchor="middle" look="strong figure">
        {sampleReceipt(usePage()).total}
      </Label>
      <path className="key-2" d="M52 92h12v24H52ZM67 80h12v36H67ZM97 72h12v44H97Z" />
      <path className="picture-action" d="M82 60h12v56H82ZM112 66h12v50h-12Z" />
    </>
  );
}

/** An invoice with its lines and its total. */
function Invoice(): ReactNode {
  const { items, total } = sampleReceipt(usePage());
  return (
    <>
      <path className="part-paper" d="M22 116V4h132v112Z" />
      <path className="picture-action" d="M36 18h24v12H36Z" />
      {items.slice(0, 2).map(({ id, amount }, index) => (
        <g key={id}>
          <path className="part-line" d={`M37 ${46 + index * 22}h32`} />
          <Label at={[141, 52 + index * 22]} size={17} room={62} anchor="end" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="part-line" d="M37 80h103" />
      <Label at={[141, 106]} size={24} room={104} anchor="end" look="strong figure">
        {total}
      </Label>
    </>
  );
}

/** A cloud that cannot be reached, before receipts that are kept. */
function Offline(): ReactNode {
  return (
    <>
      <path className="part-paper" d="M30 74h44a17 17 0 0 0 3-34 25 25 0 0 0-48-6 20 20 0 0 0 1 40Z" />
      <path className="part-stop" d="m32 42 28 26M60 42 32 68" />
      <path className="part-paper" d="M120 116V30h48v86Z" />
      <path className="part-paper" d="M106 116V40h48v76Z" />
      <path className="part-paper" d="M92 116V50h48v66Z" />
      <path className="part-tick" d="m104 68 7 7 16-16" />
      <path className="part-line" d="M103 92h26M103 106h16" />
    </>
  );
}

/** The sales of five articles, the best of them in front. */
function Bars(): ReactNode {
  return (
    <>
      <path className="part-paper" d="M10 116V70h26v46Z" />
      <path className="part-paper" d="M42 116V52h26v64Z" />
      <path className="part-paper" d="M74 116V60h26v56Z" />
      <path className="part-green" d="M106 116V12h26v104Z" />
      <path className="part-paper" d="M138 116V36h26v80Z" />
      <path className="part-line" d="m14 42 34-18 28 8 18-14" />
    </>
  );
}

/** A receipt with the code that the tax office checks. */
function TaxReceipt(): ReactNode {
  return (
    <>
      <path className="part-paper" d="M30 116V4h86v112Z" />
      <path className="part-code" d="M46 20h20v20H46ZM80 20h20v20H80ZM46 54h20v20H46Z" />
      <path className="part-code filled" d="M52 26h8v8h-8ZM86 26h8v8h-8ZM52 60h8v8h-8ZM78 52h8v8h-8ZM92 52h10v8H92ZM84 62h10v14H84Z" />
      <path className="part-line" d="M45 92h56M45 106h36" />
      <circle className="part-green" cx="126" cy="84" r="28" />
      <path className="part-tick on-green" d="m113 84 9 10 18-19" />
    </>
  );
}
