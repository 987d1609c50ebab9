import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The telephone of a shop, and beside it a card with the hours at which a call is answered. */
export function CounterPhone(): ReactNode {
  const [days = '', times = ''] = usePage().format('support.phone').split('\u00a0');
  return (
    <Picture name="counter-phone" from={[0, 52]} size={[300, 208]}>
      <g transform="translate(2 259) scale(1.06 1.2) translate(0 -259)">
        <path className="picture-device" d="M6 259 24 168q3-14 16-14h66q13 0 16 14l18 91Z" />
        <path className="picture-device" d="M34 158v-22h12v22ZM100 158v-22h12v22Z" />
        <path
          className="picture-action"
          d="M0 146v-14c0-30 28-46 73-46s73 16 73 46v14q0 7-7 7h-32q-7 0-7-7v-12c0-8-8-12-27-12s-27 4-27 12v12q0 7-7 7H7q-7 0-7-7Z"
        />
        <path className="picture-days" d="M57 181h33M57 201h33M57 221h33M57 241h33" />
      </g>
      <path className="picture-stand" d="M168 260l12-18h104l12 18Z" />
      <g className="slip">
        <rect className="picture-paper" x="170" y="72" width="128" height="178" rx="8" />
        <circle className="picture-rings" cx="234" cy="126" r="38" />
        <path className="picture-rings" d="M234 102v24h-20" />
        {[days, times].map((text, index) => (
          <Label key={text} at={[234, 200 + index * 30]} size={fittingSize([times], 24, 116)} room={116} anchor="middle" look="strong">
            {text as Localized}
          </Label>
        ))}
      </g>
    </Picture>
  );
}
