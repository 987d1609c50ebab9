import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Label } from '../../illustrations/label.tsx';
import { Picture } from '../../illustrations/picture.tsx';

interface BarsProps {
  readonly sums: readonly { readonly minor: number; readonly text: Localized }[];
  /** The height of the line. */
  readonly price: number;
  /** Index of the bar that is marked at first. */
  readonly mark: number;
  /** The price in words. */
  readonly children: Localized;
}

/** Sums that grow bar by bar over the line of a price, the chosen one in figures. Each bar is over its place on the slider. */
export function Bars({ sums, price, mark, children }: BarsProps): ReactNode {
  const highest = Math.max(...sums.map(({ minor }) => minor));
  const tall = (minor: number) => Math.round((minor / highest) * 400);
  const line = 400 - tall(price);
  /** Figures are over their bar and lower ones; those of the first bar are over the second, because they are wider than it. */
  const endOf = (index: number) => Math.max(index, 1) * 100 + 36;
  const across = (y: number) => `M-36 ${y}H${(sums.length - 1) * 100 + 36}`;
  return (
    <Picture name="months-bars" size={[(sums.length - 1) * 100, 400]}>
      <path className="months-line" d={across(line)} />
      <Label at={[-36, line - 18]} size={48} room={400} look="strong">
        {children}
      </Label>
      {sums.map(({ minor, text }, index) => (
        <g key={minor} className={index === mark ? 'chosen' : undefined}>
          <rect className={minor > price ? 'key-1' : 'key-2'} x={index * 100 - 36} y={400 - tall(minor)} width="72" height={tall(minor)} />
          <Label at={[endOf(index), 382 - tall(sums[Math.max(index, 1)]?.minor ?? minor)]} size={48} room={400} anchor="end" look="strong">
            {text}
          </Label>
        </g>
      ))}
      <path className="months-base" d={across(400)} />
    </Picture>
  );
}
