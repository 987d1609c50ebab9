import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { StandingTill } from './standing-till.tsx';

/** A counter with too much on it, and the same one with an iPad alone. */
export function Counter(): ReactNode {
  return (
    <div className="counter">
      <Picture name="counter-full" size={[348, 156]} from={[-4, 34]}>
        <path className="counter-cable" d="M150 150c44 8 58-60 46-96s-44-16-34 42M14 150c-26-10-14 30 0 34M246 186c10-34 52-8 46-34" />
        <g transform="translate(-22 0)">
          <path className="picture-card" d="M196 72h32v30h-32Z" />
          <rect className="counter-thing slate" x="190" y="88" width="46" height="102" rx="8" />
          <rect className="counter-glass" x="196" y="96" width="34" height="24" rx="2" />
          <path className="counter-keys" d="M198 132h32M198 146h32M198 160h32M198 174h32" />
        </g>
        <OldTill />
        <g transform="translate(-36 0)">
          <g className="slip">
            <path className="picture-paper" d="M252 178 312 172l2 14-60 4ZM250 164l62-2 2 14-62 2Z" />
            <path className="picture-paper" d="M246 112h66v54h-66Z" />
            <path className="counter-print" d="M254 126h50M254 138h50M254 150h28" />
          </g>
        </g>
        <g transform="translate(-76 0)">
          <rect className="counter-thing slate" x="330" y="104" width="50" height="86" rx="6" />
          <rect className="counter-glass" x="337" y="111" width="36" height="18" rx="2" />
          <path className="counter-keys" d="M339 142h34M339 156h34M339 170h34" />
        </g>
        <path className="picture-card" d="m228 172 42-62 8 6-42 62-10 4Z" />
        <g transform="translate(-82 0)">
          <path className="counter-thing" d="M386 182h32v8h-32Z" />
          <path className="counter-spike" d="M402 182V84" />
          <g className="slip">
            <path className="picture-paper" d="m384 152 32-4 2 24-32 4ZM386 130l32 2-2 24-32-4ZM384 112l32-4 2 22-32 4Z" />
          </g>
        </g>
      </Picture>
      <StandingTill />
    </div>
  );
}

/** A till of old times with a sum on its glass. */
function OldTill(): ReactNode {
  const { figures } = sampleReceipt(usePage());
  return (
    <>
      <path className="counter-thing" d="M8 190 24 112h20V94h98v18h20l16 78Z" />
      <rect className="counter-thing" x="46" y="58" width="94" height="42" rx="6" />
      <rect className="counter-glass" x="54" y="65" width="78" height="28" rx="3" />
      <g className="slip">
        <Label at={[128, 86]} size={19} room={72} anchor="end" look="strong figure">
          {figures}
        </Label>
        <path className="picture-paper" d="M146 112V70l6-5 6 5 6-5v47Z" />
      </g>
      <path className="counter-keys" d="M40 124h106M36 139h114M33 154h120" />
      <path className="counter-light" d="M15 168h156M82 179h24" />
    </>
  );
}

/** Receipt books in a pile beside a terminal. */
export function PaperPile(): ReactNode {
  return (
    <Picture name="story-thing" size={[184, 136]}>
      <g className="slip">
        <path className="picture-paper" d="M14 114h100v22H14ZM6 92h100v22H6ZM18 70h100v22H18ZM10 48h100v22H10Z" />
        <path className="counter-print" d="M24 125h64M16 103h64M28 81h64M20 59h64" />
      </g>
      <path className="picture-card" d="M34 40h62l12 4-12 4H34Z" />
      <rect className="counter-thing slate" x="132" y="34" width="50" height="102" rx="8" />
      <rect className="counter-glass" x="139" y="42" width="36" height="26" rx="2" />
      <path className="counter-keys" d="M141 82h32M141 97h32M141 112h32" />
    </Picture>
  );
}

/** A bin with the pad and the calculator in it. */
export function FullBin(): ReactNode {
  return (
    <Picture name="story-thing" size={[184, 136]}>
      <g className="slip">
        <path className="picture-paper" d="m30 44 40-12 12 40-40 12ZM92 30l34-8 8 38-36 8Z" />
        <path className="counter-print" d="m40 50 24-7M43 60l24-7M101 36l18-4M103 46l18-4" />
      </g>
      <g transform="rotate(14 128 40)">
        <rect className="counter-thing slate" x="108" y="14" width="42" height="64" rx="6" />
        <rect className="counter-glass" x="114" y="20" width="30" height="14" rx="2" />
        <path className="counter-keys" d="M115 46h30M115 58h30" />
      </g>
      <path className="counter-thing" d="M34 62h116l-12 74H46Z" />
      <path className="counter-thing slate" d="M28 54h128v14H28Z" />
      <path className="counter-light" d="m62 82 5 42M92 82v42M122 82l-5 42" />
    </Picture>
  );
}
