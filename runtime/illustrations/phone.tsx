import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** Heights of the takings from nine to six; the last bar is the sale that the till has just rung up. */
const bars = [34, 52, 88, 132, 108, 64, 76, 96, 58] as const;
const hours = [9, 12, 15] as const;

/** A phone with the day's takings, hour by hour. The sale of the till appears on it. */
export function Phone(): ReactNode {
  const page = usePage();
  const receipt = sampleReceipt(page);
  const till = page.words('till');
  const names = receipt.items.map(({ name }) => name);
  const size = fittingSize(names, 14, 116);
  return (
    <Picture name="phone" size={[280, 560]}>
      <rect className="picture-device" x="4" y="4" width="272" height="552" rx="46" />
      <rect className="picture-screen" x="16" y="16" width="248" height="528" rx="36" />
      <rect className="picture-notch" x="106" y="28" width="68" height="18" rx="9" />
      <Label at={[36, 92]} size={21} room={208} look="strong">
        {till.text('today')}
      </Label>
      <Label at={[36, 116]} size={14} room={208} look="muted">
        {till.text('shop')}
      </Label>
      <path className="picture-line" d="M36 176h208M36 231h208M36 286h208" />
      {bars.map((bar, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
          key={index}
          className={index === bars.length - 1 ? 'picture-bar latest' : 'picture-bar'}
          x={36 + index * 23.5}
          y={312 - bar}
          width="20"
          height={bar}
          rx="5"
        />
      ))}
      {hours.map((hour, index) => (
        <Label key={hour} at={[46 + index * 70.5, 334]} size={12} room={40} anchor="middle" look="muted">
          {page.number(hour)}
        </Label>
      ))}
      <rect className="picture-note" x="32" y="356" width="216" height="54" rx="14" />
      <path className="picture-tick" d="M48 383l6 6 11-12" />
      <Label at={[232, 390]} size={19} room={150} anchor="end" look="note figure">
        {receipt.total}
      </Label>
      {receipt.items.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[40, 440 + index * 32]} size={size} room={116}>
            {name}
          </Label>
          <Label at={[240, 440 + index * 32]} size={size} room={80} anchor="end" look="figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="picture-home" d="M106 530h68" />
    </Picture>
  );
}
