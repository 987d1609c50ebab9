import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { WindowTill } from './window-till.tsx';

/** The till of other pages whole, on its stand: its lower edge closes the screen, which is open in a window. One that is lit is seen before a shutter. */
export function StandingTill({ lit = false }: { readonly lit?: boolean }): ReactNode {
  return (
    <Picture name="standing-till" from={[31, 117]} size={[338, 325]}>
      <path className="picture-stand" d="M160 392h80l16 50H144Z" />
      <g className={lit ? 'slip' : undefined}>
        <WindowTill />
        <path className="standing-till-foot" d="M31 379h338a20 20 0 0 1-20 20H51a20 20 0 0 1-20-20Z" />
      </g>
    </Picture>
  );
}
