import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import type { TradeName } from '../goods.ts';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

interface Shape {
  /** The outline of the roof, above the wall. */
  readonly roof: string;
  /** The left edges of the window, the door, and the till in the window. */
  readonly at: readonly [window: number, door: number, till: number];
  /** The goods in the window on a grid of 32 px, each with the left edge of its place. */
  readonly goods: readonly (readonly [x: number, drawing: string | undefined])[];
  /** A thing on the pavement. */
  readonly outside: ReactNode;
}

const shapes: { readonly [Name in TradeName]: Shape } = {
  cafe: {
    roof: 'M0 60V44h28V20h44v24h216V30h64v14h48v16Z',
    at: [34, 278, 158],
    goods: [
      [54, goods.coffee],
      [108, goods.cake],
    ],
    outside: <path className="picture-device" d="m248 340 8-56h14l8 56Z" />,
  },
  salon: {
    roof: 'M0 60 120 16h160l120 44Z',
    at: [158, 38, 290],
    goods: [
      [178, 'M16-1a11 11 0 0 1 0 22 11 11 0 0 1 0-22ZM16 21v6M9 27h14M11 10l7-7'],
      [234, 'M11 9h10v18H11ZM13 9V4h6v5M13 4h9'],
    ],
    outside: (
      <>
        <rect className="house-white" x="376" y="214" width="16" height="86" rx="8" />
        <path className="house-thing" d="m380 234 8-7M380 256l8-7M380 278l8-7" />
      </>
    ),
  },
  shop: {
    roof: 'M0 60V36h148a52 30 0 0 1 104 0h148v24Z',
    at: [34, 278, 54],
    goods: [
      [134, otherGoods[4]],
      [186, otherGoods[0]],
    ],
    outside: (
      <>
        <path
          className="house-awning"
          d="M14 308a8 8 0 0 1 16 0 8 8 0 0 1-16 0M34 308a8 8 0 0 1 16 0 8 8 0 0 1-16 0M54 308a8 8 0 0 1 16 0 8 8 0 0 1-16 0"
        />
        <path className="house-roof" d="M6 314h72l-5 26H11Z" />
      </>
    ),
  },
};

const stripes = Array.from({ length: 8 }, (_, stripe) => `M${28 + stripe * 43} 172h43v34a21.500 12 0 0 1-43 0Z`);

interface HouseProps {
  readonly trade: TradeName;
  readonly sign?: Localized;
  /** More of the drawing, before the house. */
  readonly children?: ReactNode;
}

/** The front of a shop: a sign, an awning, and in the window the till among its goods. */
export function House({ trade, sign, children }: HouseProps): ReactNode {
  const shape = shapes[trade];
  const [window, door, till] = shape.at;
  return (
    <Picture name={`house ${trade}`} size={[400, 340]}>
      <path className="house-roof" d={shape.roof} />
      <path className="house-wall" d="M0 60h400v280H0Z" />
      <path className="house-glass" d="M44 82h62v32H44ZM294 82h62v32h-62Z" />
      <rect className="picture-device" x="104" y="120" width="192" height="46" rx="4" />
      {sign && (
        <Label at={[200, 155]} size={36} room={176} anchor="middle" look="painted">
          {sign}
        </Label>
      )}
      <path className="house-glass" d={`M${window} 200h208v106h-208Z`} />
      {shape.goods.map(([x, drawing]) => (
        <path key={x} className="picture-drawing on-key" transform={`translate(${x} 262.5) scale(1.500)`} d={drawing} />
      ))}
      <WindowTill x={till} />
      <path className="picture-device" d={`M${window - 6} 304h220v8h-220Z`} />
      <rect className="house-awning" x={door} y="200" width="86" height="140" rx="4" />
      <path className="house-glass" d={`M${door + 14} 216h58v78h-58Z`} />
      {stripes.map((stripe, index) => (
        <path key={stripe} className={index % 2 ? 'house-white' : 'house-awning'} d={stripe} />
      ))}
      {shape.outside}
      {children}
    </Picture>
  );
}

/** A till as it is seen through the window. */
export function WindowTill({ x }: { readonly x: number }): ReactNode {
  return (
    <>
      <path className="picture-stand" d={`M${x + 24} 284h20l5 22h-30Z`} />
      <rect className="picture-device" x={x} y="246" width="68" height="46" rx="6" />
      <rect className="picture-screen" x={x + 5} y="251" width="58" height="36" rx="3" />
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <rect
          key={key}
          className={`key-${(key % 4) + 1}`}
          x={x + 8 + (key % 3) * 13}
          y={254 + Math.floor(key / 3) * 16}
          width="11"
          height="14"
          rx="2"
        />
      ))}
      <path className="picture-action" d={`M${x + 48} 274h12v10h-12Z`} />
    </>
  );
}
