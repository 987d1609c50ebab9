import type { ReactNode } from 'react';
import type { TradeName } from '../goods.ts';

export interface Shape {
  /** The outline of the roof, above the wall. */
  readonly roof: string;
  /** The colour and the width of the board with the sign. */
  readonly board: readonly [colour: string, width: number];
  /** The left and the upper edges of the windows above the sign. */
  readonly panes: readonly (readonly [x: number, y: number])[];
  /** The left edges of the window, the door, and the till in the window. */
  readonly at: readonly [window: number, door: number, till: number];
  /** The goods on the sill. */
  readonly goods: ReactNode;
  /** Things on the roof, at the wall and on the pavement. */
  readonly around: ReactNode;
}

/** Shops that have a front of their own. */
export type HouseName = TradeName | 'bakery' | 'nails';

const atBothSides = [
  [40, 74],
  [294, 74],
] as const;

/** The drawing of each front, 400 by 340. */
export const shapes: { readonly [Name in HouseName]: Shape } = {
  cafe: {
    roof: 'M0 60V46h400v14ZM30 46V22h-4v-8h52v8h-4v24ZM302 46V30h-4v-8h52v8h-4v16Z',
    board: ['picture-device', 236],
    panes: atBothSides,
    at: [34, 278, 158],
    goods: (
      <>
        <path className="house-thing" fill="none" d="M68 270q5-6 0-13M80 270q5-6 0-13" />
        <path className="house-white house-thing" d="M92 280h5a7 7 0 0 1 0 14h-7M56 276h36v12a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14Z" />
        <path className="key-4 house-thing" d="M110 303v-26l32-12q10 4 10 12v26ZM110 277h42M110 286h42" />
        <circle className="picture-key stop" cx="140" cy="261" r="6" />
      </>
    ),
    around: (
      <>
        <path className="picture-device" d="M12 306h56v6H44v24h12v4H24v-4h12v-24H12Z" />
        <path className="picture-device" d="m246 340 7-48h18l7 48Z" />
        <path className="house-white" d="M255 302h14l2 20h-18Z" />
      </>
    ),
  },
  salon: {
    roof: 'M0 60 110 10h180l110 50Z',
    board: ['house-white', 236],
    panes: [[167, 16]],
    at: [158, 38, 290],
    goods: (
      <>
        <path className="picture-stand" d="M203 280h6v18h14v6h-34v-6h14Z" />
        <circle className="key-3 house-thing" cx="206" cy="260" r="24" />
        <path className="key-4 house-thing" d="M246 303v-30h18v30ZM250 273v-8h10v8" />
      </>
    ),
    around: (
      <>
        <path className="house-white house-thing" d="M377 220h14v80h-14Z" />
        <path className="picture-key stop" d="M378 238l12-10v10l-12 10ZM378 264l12-10v10l-12 10ZM378 290l12-10v10l-12 10Z" />
        <path className="picture-device" d="M374 213h20v8h-20ZM374 299h20v8h-20Z" />
        <path className="picture-stand" d="M15 296h4v24h-4Z" />
        <circle className="picture-key go" cx="17" cy="284" r="14" />
        <path className="key-4 house-thing" d="M5 316h24l-4 23H9Z" />
      </>
    ),
  },
  shop: {
    roof: 'M0 60V40h140a60 34 0 0 1 120 0h140v20Z',
    board: ['house-awning', 236],
    panes: atBothSides,
    at: [34, 278, 62],
    goods: (
      <>
        <path className="picture-card house-thing" d="M140 303c-10-20 8-32 26-32s36 12 26 32ZM152 290l6-11M165 288l5-13M179 290l4-10" />
        <path className="picture-key go house-thing" d="M204 303v-30q0-8 4-10v-14h10v14q4 2 4 10v30Z" />
        <path className="house-white" d="M206 280h14v12h-14Z" />
      </>
    ),
    around: (
      <>
        <circle className="house-white house-thing" cx="200" cy="34" r="17" />
        <path className="house-thing" fill="none" d="M200 24v10l7 5" />
        <circle className="house-awning house-thing" cx="17" cy="308" r="9" />
        <circle className="picture-key go house-thing" cx="35" cy="306" r="9" />
        <circle className="house-awning house-thing" cx="53" cy="308" r="9" />
        <path className="house-roof house-thing" d="M5 313h60v26H5ZM5 326h60" />
        <path className="picture-key go" d="M374 318v-16h3v16ZM383 318v-26h3v26ZM391 318v-14h3v14Z" />
        <path className="picture-key stop" d="M375 292a7 7 0 0 1 0 14 7 7 0 0 1 0-14ZM392 294a7 7 0 0 1 0 14 7 7 0 0 1 0-14Z" />
        <circle className="house-white" cx="384.500" cy="286" r="8" />
        <path className="house-roof house-thing" d="M370 316h27l-4 23h-19Z" />
      </>
    ),
  },
  bakery: {
    roof: 'M0 60V44h60V30h60V16h160v14h60v14h60v16Z',
    board: ['picture-device', 236],
    panes: atBothSides,
    at: [34, 278, 158],
    goods: (
      <>
        <path className="picture-card house-thing" d="M46 303c-10-20 8-32 26-32s36 12 26 32ZM58 290l6-11M71 288l5-13M85 290l4-10" />
        <path className="house-roof house-thing" d="M108 303a22 16 0 0 1 40 0ZM122 292l4 6M134 292l-4 6" />
      </>
    ),
    around: (
      <>
        <path className="picture-device" d="m246 340 7-48h18l7 48Z" />
        <path className="house-white" d="M255 302h14l2 20h-18Z" />
      </>
    ),
  },
  nails: {
    roof: 'M0 60V42h110l24-24h132l24 24h110v18Z',
    board: ['house-white', 236],
    panes: atBothSides,
    at: [158, 38, 290],
    goods: (
      <>
        <path className="picture-key stop house-thing" d="M182 303v-28h24v28ZM189 275v-22h10v22Z" />
        <path className="key-4 house-thing" d="M214 303v-28h24v28ZM221 275v-22h10v22Z" />
        <path className="key-3 house-thing" d="M246 303v-28h24v28ZM253 275v-22h10v22Z" />
      </>
    ),
    around: (
      <>
        <path className="picture-device" d="m372 340 6-48h14l6 48Z" />
        <path className="house-white" d="M379 302h12l2 20h-16Z" />
      </>
    ),
  },
};
