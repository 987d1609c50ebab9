import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Label } from '../../illustrations/label.tsx';
import { Picture } from '../../illustrations/picture.tsx';

interface BarsProps {
  readonly sums: readonly number[];
  /** The height of the line. */
  readonly price: number;
  /** Index of the bar that is marked at first. */
  readonly mark: number;
  /** The price in words. */
  readonly children: Localized;
}

/** Sums that grow bar by bar over the line of a price. Each bar is over its place on the slider. */
export function Bars({ sums, price, mark, children }: BarsProps): ReactNode {
  const tall = (sum: number) => Math.round((sum / Math.max(...sums)) * 400);
  const line = 400 - tall(price);
  const across = (y: number) => `M-36 ${y}H${(sums.length - 1) * 100 + 36}`;
  return (
    <Picture name="months-bars" size={[(sums.length - 1) * 100, 400]}>
      {sums.map((sum, index) => (
        <rect
          key={sum}
          className={`${sum > price ? 'key-1' : 'key-2'}${index === mark ? ' chosen' : ''}`}
          x={index * 100 - 36}
          y={400 - tall(sum)}
          width="72"
          height={tall(sum)}
        />
      ))}
      <path className="months-base" d={across(400)} />
      <path className="months-line" d={across(line)} />
      <Label at={[-36, line - 18]} size={48} room={400} look="strong">
        {children}
      </Label>
    </Picture>
  );
}
