import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { tillData } from '../sample-sale.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The screen of the till with the day so far: a bar for each way to pay, and their sum. */
export function LiveDay(): ReactNode {
  const page = usePage();
  const data = tillData(page);
  if (!data) return null;
  const { currency, day } = data;
  const till = page.words('till');
  const ways = [
    { name: 'card', label: till.text('card'), taken: day.card },
    { name: 'cash', label: till.text('cash'), taken: day.cash },
  ] as const;
  const most = Math.max(day.card, day.cash);
  return (
    <Picture name="live-day" size={[300, 204]}>
      <rect className="picture-device" width="300" height="204" rx="18" />
      <rect className="picture-screen" x="11" y="11" width="278" height="182" rx="9" />
      <Label at={[20, 38]} size={16} room={185} look="strong">
        {till.text('shop')}
      </Label>
      <Label at={[280, 38]} size={15} room={80} anchor="end" look="muted">
        {page.words('common').text('sample')}
      </Label>
      {ways.map(({ name, label, taken }, index) => (
        <g key={name} transform={`translate(20 ${54 + index * 38})`}>
          <rect className={`key-${index + 1}`} width={(260 * taken) / most} height="32" rx="6" />
          <Label at={[10, 22]} size={15} room={80} look="medium">
            {label}
          </Label>
          <Label at={[(260 * taken) / most - 10, 22]} size={15} room={100} anchor="end" look="figure medium">
            {page.money(taken, currency)}
          </Label>
        </g>
      ))}
      <path className="picture-cut" d="M20 138h260" />
      <Label at={[20, 176]} size={16} room={100} look="muted">
        {till.text('total')}
      </Label>
      <Label at={[280, 178]} size={40} room={300} anchor="end" look="sum">
        {page.money(day.card + day.cash, currency)}
      </Label>
    </Picture>
  );
}
