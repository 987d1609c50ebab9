import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { hourlyTakings } from '../hourly-takings.ts';
import type { FeatureName } from '../props/second-offer.ts';
import { sampleCode, side } from '../sample-code.ts';
import { sampleReceipt } from '../sample-receipt.ts';
import { sampleSale, tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { goods } from './goods.ts';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

const drawings: { readonly [Name in FeatureName]: () => ReactNode } = {
  counter: Arranged,
  phone: Takings,
  invoices: Invoice,
  offline: Offline,
  figures: Best,
  tax: TaxReceipt,
};

/** Draws a screen or a paper on which a thing that the till takes care of is seen, as wide as its key. Narrow keys cut off what is right of 196 units, where no word begins or goes on. */
export function OfferFeature({ name }: { readonly name: FeatureName }): ReactNode {
  const Drawing = drawings[name];
  return (
    <Picture name="feature-screen" size={[300, 150]}>
      <Drawing />
    </Picture>
  );
}

/** A screen that is cut off at the edge of the key. */
function Screen(): ReactNode {
  return (
    <>
      <path className="picture-device" d="M0 152V16A14 14 0 0 1 14 2h272a14 14 0 0 1 14 14v136Z" />
      <path className="picture-screen" d="M9 152V18a7 7 0 0 1 7-7h268a7 7 0 0 1 7 7v134Z" />
    </>
  );
}

/** Some goods of the till with their prices, and the sum of these. */
function useGoods(places: readonly number[]) {
  const data = tillData(usePage());
  const goods = places.flatMap((place) => {
    const good = data?.shops[0]?.goods[place];
    return good ? [good] : [];
  });
  const money = (minor: number) => (data ? formatsOf(data).money(minor) : '') as Localized;
  return {
    goods: goods.map(([name, minor]) => ({ name: name as Localized, price: money(minor) })),
    total: money(goods.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}

/** Where the keys are, the last one over its place. */
const places = ['translate(20 22)', 'translate(204 22)', 'translate(108 46) rotate(-5)'];

/** Keys in their places, and one on its way into the place that is free. */
function Arranged(): ReactNode {
  const { goods: shown } = useGoods([0, 1, 4]);
  const size = fittingSize(
    shown.flatMap(({ name }) => linesOf(name)),
    15,
    76,
  );
  return (
    <>
      <Screen />
      <rect className="feature-free" x="111" y="23" width="82" height="104" rx="8" />
      {shown.map(({ name, price }, index) => (
        <g key={name} transform={places[index]}>
          <rect className={index === 2 ? 'key-2 feature-lifted' : 'key-1'} width="84" height="106" rx="8" />
          {linesOf(name).map((line, row) => (
            <Label key={line} at={[6, 25 + row * 17]} size={size} room={76} look="medium">
              {line as Localized}
            </Label>
          ))}
          <Label at={[6, 94]} size={15} room={76} look="printed">
            {price}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The takings of the day: the sum, and its hours. */
function Takings(): ReactNode {
  const page = usePage();
  return (
    <>
      <Screen />
      <Label at={[22, 36]} size={15} room={150} look="muted">
        {page.words('till').text('today')}
      </Label>
      <Label at={[22, 72]} size={38} room={170} look="sum">
        {(sampleSale(page)?.day ?? '') as Localized}
      </Label>
      {hourlyTakings.map((height, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
          key={hour}
          className={hour === hourlyTakings.length - 1 ? 'picture-action' : 'key-2'}
          x={22 + hour * 29}
          y={150 - height * 0.55}
          width="24"
          height={height * 0.55}
        />
      ))}
    </>
  );
}

/** An invoice with its lines and its total, and the phone to which it was sent. */
function Invoice(): ReactNode {
  const words = usePage().words('till');
  const { goods: lines, total } = useGoods([1, 4, 8]);
  const names = lines.map(({ name }) => name);
  return (
    <>
      <g className="slip">
        <path className="part-paper" d={`M2 2h192v142${'l-6 6 -6-6'.repeat(16)}Z`} />
        <Label at={[14, 32]} size={24} room={120} look="sum">
          {words.text('invoice')}
        </Label>
        {lines.map(({ name, price }, index) => (
          <g key={name}>
            <Label at={[14, 55 + index * 18]} size={fittingSize(names, 15, 104)} room={104} look="printed">
              {name}
            </Label>
            <Label at={[182, 55 + index * 18]} size={15} room={62} anchor="end" look="printed figure">
              {price}
            </Label>
          </g>
        ))}
        <path className="feature-cut" d="M14 102h168" />
        <Label at={[14, 128]} size={15} room={70} look="printed muted">
          {words.text('total')}
        </Label>
        <Label at={[182, 130]} size={27} room={90} anchor="end" look="sum">
          {total}
        </Label>
      </g>
      <path className="picture-device" d="M212 152V16a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14v136Z" />
      <path className="picture-screen" d="M219 152V18a8 8 0 0 1 8-8h58a8 8 0 0 1 8 8v134Z" />
      <path className="part-green" d="M230 34h48a6 6 0 0 1 6 6v80l-10-8h-44a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z" />
      <g className="slip">
        <path className="part-paper" d="M238 46h32v50l-5.300-5-5.400 5-5.300-5-5.300 5-5.400-5-5.300 5Z" />
        <path className="feature-line" d="M245 58h18M245 67h18M245 76h10" />
      </g>
    </>
  );
}

/** A cloud that cannot be reached, beside sales that are kept. */
function Offline(): ReactNode {
  return (
    <>
      <Screen />
      <path className="key-3" transform="translate(0 22) scale(1.05)" d="M36 80h30a16 16 0 0 0 3-31 23 23 0 0 0-44-5 19 19 0 0 0 11 36Z" />
      <path className="part-stop" d="M26 116 80 48" />
      <path className="feature-cut" d="M98 20v132" />
      {sampleReceipt(usePage()).items.map(({ id, amount }, index) => (
        <g key={id} transform={`translate(108 ${20 + index * 42})`}>
          <path className="feature-tick" d="m0 16 5 6 9-13" />
          <Label at={[22, 22]} size={15} room={64} look="printed figure">
            {amount}
          </Label>
          <path className="feature-line" transform="translate(140 2) scale(.9)" d={goods[id] ?? ''} />
          <path className="feature-cut" d="M0 36h176" />
        </g>
      ))}
    </>
  );
}

/** The lengths of the bars of three articles. */
const sold = [224, 188, 150];

/** Articles by their sales, the best one first. */
function Best(): ReactNode {
  const { items } = sampleReceipt(usePage());
  const size = fittingSize(
    items.map(({ name }) => name),
    15,
    136,
  );
  return (
    <>
      <Screen />
      {items.map(({ id, name }, index) => (
        <g key={id} transform={`translate(22 ${22 + index * 42})`}>
          <path className="feature-line" transform="scale(.95)" d={goods[id] ?? ''} />
          <rect className={index ? 'key-2' : 'picture-action'} x="40" y="1" width={sold[index]} height="31" rx="5" />
          <Label at={[49, 22]} size={size} room={136} look={index ? 'medium' : 'on-action'}>
            {name}
          </Label>
        </g>
      ))}
    </>
  );
}

/** A receipt with the code that the tax office checks. */
function TaxReceipt(): ReactNode {
  const page = usePage();
  const meal = useGoods([7]);
  return (
    <g className="slip">
      <path className="part-paper" d={`M8 2h284v142${'l-5.5 6 -5.5-6'.repeat(25)}l-4.5 6-4.5-6Z`} />
      <path className="part-code" transform={`translate(16 26) scale(${84 / side})`} d={sampleCode} />
      <Label at={[110, 42]} size={15} room={76} look="printed">
        {page.format('law.es.till')}
      </Label>
      <path className="feature-cut" d="M110 56h168" />
      <Label at={[110, 79]} size={15} room={76} look="printed muted">
        {page.words('till').text('total')}
      </Label>
      <Label at={[110, 114]} size={30} room={84} look="sum">
        {meal.total}
      </Label>
      <circle className="part-green" cx="256" cy="94" r="20" />
      <path className="feature-tick on-green" d="m247 94 7 7 12-13" />
    </g>
  );
}
