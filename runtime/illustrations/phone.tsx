import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { hourlyTakings } from '../hourly-takings.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The upper half of a phone with the day's takings, hour by hour: the last bar has the sale of the till. */
export function Phone(): ReactNode {
  const page = usePage();
  const till = page.words('till');
  return (
    <Picture name="phone" size={[280, 312]}>
      <path className="picture-device" d="M4 320V50A46 46 0 0 1 50 4h180a46 46 0 0 1 46 46v270Z" />
      <path className="picture-screen" d="M16 320V52a36 36 0 0 1 36-36h176a36 36 0 0 1 36 36v268Z" />
      <rect className="picture-notch" x="106" y="28" width="68" height="18" rx="9" />
      <Label at={[36, 92]} size={22} room={208} look="strong">
        {till.text('today')}
      </Label>
      <Label at={[36, 118]} size={17} room={208} look="muted">
        {till.text('shop')}
      </Label>
      <path className="picture-line" d="M36 176h208M36 231h208M36 286h208" />
      {hourlyTakings.map((bar, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never change places
          key={index}
          className={index === hourlyTakings.length - 1 ? 'picture-bar latest' : 'picture-bar'}
          x={36 + index * 23.5}
          y={312 - bar}
          width="20"
          height={bar}
          rx="5"
        />
      ))}
    </Picture>
  );
}
