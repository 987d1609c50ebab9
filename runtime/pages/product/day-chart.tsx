import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleSale } from '../../sample-sale.ts';

/** Heights of the takings by hour, in hundredths of the chart. */
const hours = [30, 42, 66, 100, 82, 48, 58, 73, 44, 61, 36, 24] as const;

/** The takings of a sample day, as the till shows them: decoration whose bars grow to the end of the column. */
export function DayChart(): ReactNode {
  const page = usePage();
  const sale = sampleSale(page);
  if (!sale) return null;
  return (
    <div className="day-chart" aria-hidden="true">
      <p>
        {page.words('till').text('today')} <strong>{sale.day}</strong>
      </p>
      <svg viewBox={`0 0 ${hours.length * 4 - 1} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={hours.map((height, hour) => `M${hour * 4} 100v-${height}h3V100Z`).join('')} />
      </svg>
    </div>
  );
}
