import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

const teeth = Array.from({ length: 9 }, () => 'l-10 10 -10 -10').join('');

const faces = {
  /** A receipt that was torn off: the rest of it is somewhere else. */
  lost: {
    paper: `M30 46h180v150l-26 12-18-16-24 20-22-14-26 18-20-16-22 14-22-12Z`,
    lines: 'M54 82h70M54 112h104M54 142h44M186 82h-22M186 142h-34',
    scrap: 'M66 236l20-10 24 16 26-18 22 14 26-20 26 14v28H66Z',
  },
  /** A receipt that is still being printed. */
  waiting: {
    paper: `M30 46h180v118${teeth}Z`,
    lines: 'M54 82h70M54 112h44M186 82h-22M186 112h-34',
    scrap: undefined,
  },
} as const;

/** A receipt in the state of the page. The words beside it say the same. */
export function Slip({ mood }: { readonly mood: keyof typeof faces }): ReactNode {
  const { paper, lines, scrap } = faces[mood];
  return (
    <Picture name="notice-slip" size={[240, 280]}>
      <g className="slip">
        <path className="picture-paper" d={paper} />
        <path className="picture-words" d={lines} />
        {scrap && <path className="picture-paper" d={scrap} />}
      </g>
      <rect className="picture-device" x="6" y="22" width="228" height="34" rx="17" />
      <path className="picture-slot" d="M30 39h180" />
      <circle className="picture-lamp" cx="214" cy="39" r="4" />
    </Picture>
  );
}
