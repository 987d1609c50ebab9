import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** Old ways of keeping a till, each as an outline and its content. */
const habits = {
  /** A spreadsheet, one row of it copied down. */
  sheet: {
    body: 'M34 38h252a14 14 0 0 1 14 14v140a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14V52a14 14 0 0 1 14-14Z',
    lines: 'M20 78h280M20 110h280M20 142h280M20 174h280M76 50v156M188 50v156',
    marks: 'M92 126h80M92 158h80M204 126h40M204 158h40M38 94h20M38 126h20M38 158h20M92 94h56M204 94h66',
  },
  /** A till with a drawer and keys like a typewriter's. */
  dated: {
    body: 'M104 22h112v56h28l28 74h12a12 12 0 0 1 12 12v50H24v-50a12 12 0 0 1 12-12h12l28-74h28Z',
    lines: 'M104 78h112M48 152h224M24 182h272M146 198h28M122 38h76v24h-76Z',
    marks: 'M104 102h6M136 102h6M168 102h6M200 102h6M96 126h6M132 126h6M168 126h6M208 126h6M142 50h36',
  },
  /** A shut drawer with unknown content. */
  blind: {
    body: 'M40 96h240a14 14 0 0 1 14 14v82a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14v-82a14 14 0 0 1 14-14Z',
    lines: 'M50 118h220v66H50ZM160 152v14M151 140a9 9 0 1 1 18 0c0 7-9 6-9 14',
    marks: 'M118 66c0-24 18-38 42-38s42 14 42 36c0 8-3 14-9 20M160 84h.1',
  },
  /** A note, coins, and a subtraction on a scrap of paper. */
  change: {
    body: 'M26 44h168a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H26a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10Z',
    lines:
      'M138 92a28 28 0 1 1-56 0 28 28 0 0 1 56 0ZM120 190a24 24 0 1 1-48 0 24 24 0 0 1 48 0ZM178 196a18 18 0 1 1-36 0 18 18 0 0 1 36 0ZM222 70h76v136h-76ZM236 164h48',
    marks: 'M40 68h12M168 116h12M252 100h32M252 124h32M236 124h.1M252 182h6M96 190h.1M160 196h.1',
  },
} as const;

export type HabitName = keyof typeof habits;

/** An old way of keeping a till, struck out, as decoration: the words beside it say what it was. */
export function Habit({ name }: { readonly name: HabitName }): ReactNode {
  const { body, lines, marks } = habits[name];
  return (
    <Picture name="habit" size={[320, 240]}>
      <path className="picture-tile" d={body} />
      <path className="picture-drawing" d={lines} />
      <path className="picture-words" d={marks} />
      <path className="picture-strike" d="M10 218 310 22" />
    </Picture>
  );
}
