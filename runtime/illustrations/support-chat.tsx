import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Label } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

/** A question and its answer on a phone, late in the evening. */
export function SupportChat({ title }: Pick<IllustrationProps, 'title'>): ReactNode {
  return (
    <Picture name="support-chat" size={[720, 566]} title={title}>
      <path className="picture-counter" d="M0 565h720" />
      <path className="picture-heart" d="M628 44a58 58 0 1 0 52 84 48 48 0 0 1-52-84Z" />
      <path className="picture-stars" d="M540 66v16M532 74h16M672 198v12M666 204h12M88 86v16M80 94h16M150 40v10M145 45h10" />
      <g className="slip">
        <rect className="picture-device" x="236" y="14" width="248" height="551" rx="40" />
        <rect className="picture-screen" x="248" y="26" width="224" height="527" rx="30" />
        <rect className="picture-notch" x="326" y="38" width="68" height="18" rx="9" />
        <circle className="picture-tint" cx="290" cy="98" r="22" />
        <path className="picture-drawing" transform="translate(276 84) scale(1.16)" d={headset} />
        <path className="picture-words" d="M334 88h96M334 110h62" />
        <path className="picture-line" d="M248 136h224" />
        <path
          className="picture-bubble"
          d="M116 168h238a22 22 0 0 1 22 22v64a22 22 0 0 1-22 22H138l-32 26 4-30a22 22 0 0 1-16-18v-64a22 22 0 0 1 22-22Z"
        />
        <Label at={[235, 250]} size={84} room={200} anchor="middle" look="strong">
          {'?' as Localized}
        </Label>
        <path
          className="picture-action"
          d="M366 312h238a22 22 0 0 1 22 22v92a22 22 0 0 1-16 18l4 32-34-28H366a22 22 0 0 1-22-22v-92a22 22 0 0 1 22-22Z"
        />
        <path className="picture-done" transform="translate(442 340) scale(4)" d="M0 10l8 8L24 0" />
        <rect className="picture-tile" x="268" y="490" width="144" height="40" rx="20" />
        <circle className="picture-action" cx="436" cy="510" r="20" />
        <path className="picture-done" d="M436 518v-16M429 508l7-7 7 7" />
      </g>
    </Picture>
  );
}

/** The headset of the icon set, on its 24 px grid. */
const headset =
  'M4.25 14.5V12a7.75 7.75 0 0 1 15.5 0v2.5M4.25 13.5h3v5h-1.5a1.5 1.5 0 0 1-1.5-1.5ZM19.75 13.5h-3v5h3ZM19.75 18.5c0 1.75-1.5 2.75-3.5 2.75H13';
