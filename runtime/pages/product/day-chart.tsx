import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { hourlyTakings } from '../../hourly-takings.ts';
import { sampleSale } from '../../sample-sale.ts';

const highest = Math.max(...hourlyTakings);

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
      <svg viewBox={`0 0 ${hourlyTakings.length * 4 - 1} ${highest}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={hourlyTakings.map((height, hour) => `M${hour * 4} ${highest}v-${height}h3V${highest}Z`).join('')} />
      </svg>
    </div>
  );
}
