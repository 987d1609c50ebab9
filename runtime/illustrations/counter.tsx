import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { TillScreen } from './till-screen.tsx';

/** A counter with too much on it, and the same one with an iPad alone. */
export function Counter(): ReactNode {
  const { total } = sampleReceipt(usePage());
  return (
    <div className="counter">
      <Picture name="counter-full" size={[420, 136]} from={[0, 54]}>
        <path className="counter-thing" d="M8 190 24 112h20V94h98v18h20l16 78Z" />
        <rect className="counter-thing" x="46" y="58" width="94" height="42" rx="6" />
        <rect className="counter-glass" x="54" y="65" width="78" height="28" rx="3" />
        <g className="slip">
          <Label at={[128, 86]} size={19} room={72} anchor="end" look="strong figure">
            {total}
          </Label>
          <path className="picture-paper" d="M146 112V70l6-5 6 5 6-5v47Z" />
        </g>
        <path className="counter-keys" d="M40 124h106M36 139h114M33 154h120" />
        <path className="counter-light" d="M15 168h156M82 179h24" />
        <path className="picture-card" d="M196 84h32v26h-32Z" />
        <rect className="counter-thing slate" x="190" y="98" width="46" height="92" rx="8" />
        <rect className="counter-glass" x="196" y="105" width="34" height="22" rx="2" />
        <path className="counter-keys" d="M198 138h32M198 151h32M198 164h32" />
        <g className="slip">
          <path className="picture-paper" d="M256 178 312 172l2 14-56 4ZM254 166l58-2 2 14-58 2Z" />
          <path className="picture-paper" d="M252 124h62v46h-62Z" />
          <path className="counter-print" d="M260 136h46M260 146h46M260 156h26" />
        </g>
        <path className="picture-card" d="m286 172 42-58 8 6-42 58-10 4Z" />
        <rect className="counter-thing slate" x="330" y="118" width="46" height="72" rx="6" />
        <rect className="counter-glass" x="336" y="124" width="34" height="16" rx="2" />
        <path className="counter-keys" d="M338 152h32M338 165h32M338 178h32" />
        <path className="counter-thing" d="M386 182h32v8h-32Z" />
        <path className="counter-spike" d="M402 182V96" />
        <g className="slip">
          <path className="picture-paper" d="m386 152 30-4 2 24-30 4ZM388 130l30 2-2 24-30-4ZM386 114l30-4 2 22-30 4Z" />
        </g>
      </Picture>
      <Picture name="counter-clear" size={[240, 190]}>
        <TillScreen />
      </Picture>
    </div>
  );
}
