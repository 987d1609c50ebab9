import type { ReactNode } from 'react';
import { type HouseName, type Shape, shapes } from './house-shapes.tsx';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The stripes of an awning that grows wider towards its hem, every second from the first or the second on. */
const stripes = [0, 1].map((first) =>
  Array.from({ length: 9 }, (_, stripe) => `M${29 + stripe * 38} 172h38l${2 * stripe - 7} 34a20 12 0 0 1-40 0Z`)
    .filter((_, stripe) => stripe % 2 === first)
    .join(''),
);

interface HouseProps {
  readonly trade: HouseName;
  readonly sign?: string | undefined;
  /** Stands in the window in place of the goods, and of what is around the house. */
  readonly shown?: ReactNode;
  /** Stands before the window and the door in place of both. */
  readonly shutter?: ReactNode;
  /** More of the drawing, before the house. */
  readonly children?: ReactNode;
}

/** The front of a shop: a sign, an awning, and in the window the till among its goods. */
export function House({ trade, sign, shown, shutter, children }: HouseProps): ReactNode {
  const { roof, board, panes, at, goods, around } = shapes[trade];
  const [colour, width] = board;
  return (
    <Picture name={`house ${trade}`} size={[400, 340]}>
      <path className="house-wall" d="M0 60h400v280H0Z" />
      <path className="house-roof" d={roof} />
      <path fillOpacity=".14" d="M0 60h400v8H0Z" />
      {panes.map(([x, y]) => (
        <Panes key={x} at={[x, y]} />
      ))}
      <rect className={colour} x={200 - width / 2} y="118" width={width} height="50" />
      {sign && (
        <Label at={[200, 158]} size={44} room={1.2 * width} anchor="middle" look="painted">
          {sign}
        </Label>
      )}
      {shutter ?? <Front at={at}>{shown ?? goods}</Front>}
      <path className="house-awning" d={stripes[0]} />
      <path className="house-white" d={stripes[1]} />
      <path className="picture-device" d="M24 168h352v6H24Z" />
      {!shown && !shutter && around}
      {children}
    </Picture>
  );
}

interface FrontProps {
  readonly at: Shape['at'];
  /** The goods in the window. */
  readonly children: ReactNode;
}

/** The window with the till, and the door. */
function Front({ at: [window, door, till], children }: FrontProps): ReactNode {
  return (
    <>
      <path fillOpacity=".14" d={`M${window} 308h208v32h-208Z`} />
      <path className="house-white" d={`M${window - 4} 196h216v112h-216ZM${door - 5} 196h96v144h-96Z`} />
      <path className="house-glass" d={`M${window} 200h208v106h-208Z`} />
      <path className="house-white" fillOpacity=".4" d={`M${window + 128} 200h24l-44 106h-24ZM${window + 164} 200h8l-44 106h-8Z`} />
      <path fillOpacity=".12" d={`M${window} 200h208v24h-208Z`} />
      {children}
      <WindowTill x={till} />
      <path className="picture-device" d={`M${window - 8} 304h224v8h-224Z`} />
      <path className="house-awning" d={`M${door} 200h86v140h-86Z`} />
      <path className="house-glass" d={`M${door + 14} 216h58v78h-58Z`} />
      <path fillOpacity=".16" d={`M${door + 14} 304h58v22h-58ZM${door} 200h86v24h-86Z`} />
      <circle className="picture-card" cx={door + 79} cy="284" r="4.500" />
      <path className="picture-stand" d={`M${door - 9} 334h104v6h-104Z`} />
    </>
  );
}

/** A window of four panes in a white frame. */
export function Panes({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }): ReactNode {
  return (
    <>
      <path className="house-white" d={`M${x} ${y}h66v38h-66ZM${x - 4} ${y + 36}h74v5h-74Z`} />
      <path
        className="house-glass"
        d={`M${x + 4} ${y + 4}h27v12h-27ZM${x + 35} ${y + 4}h27v12h-27ZM${x + 4} ${y + 20}h27v13h-27ZM${x + 35} ${y + 20}h27v13h-27Z`}
      />
    </>
  );
}

/** A till as it is seen through the window. */
export function WindowTill({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 246)`}>
      <path className="picture-stand" d="M24 38h20l5 22H19Z" />
      <rect className="picture-device" width="68" height="46" rx="6" />
      <rect className="picture-screen" x="5" y="5" width="58" height="36" rx="3" />
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <rect
          key={key}
          className={`key-${(key % 4) + 1}`}
          x={8 + (key % 3) * 13}
          y={8 + Math.floor(key / 3) * 16}
          width="11"
          height="14"
          rx="2"
        />
      ))}
      <path className="picture-action" d="M48 28h12v10h-12Z" />
    </g>
  );
}
