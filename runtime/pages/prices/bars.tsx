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
  /** Figures are over the middle of their bar, and over the next one, because they are wider than it; the line never crosses them. */
  const heightOf = (index: number) => {
    const y = 382 - tall(sums[Math.min(index + 1, sums.length - 1)]?.minor ?? 0);
    return y > line - 8 && y < line + 44 ? line - 18 : y;
  };
  const across = (y: number) => `M-36 ${y}H${(sums.length - 1) * 100 + 36}`;
  return (
    <Picture name="months-bars" size={[(sums.length - 1) * 100, 400]}>
      <Label at={[-36, line - 18]} size={48} room={400} look="strong">
        {children}
      </Label>
      {sums.map(({ minor, text }, index) => (
        <g key={minor} className={index === mark ? 'chosen' : undefined}>
          <rect className={minor > price ? 'key-1' : 'key-2'} x={index * 100 - 36} y={400 - tall(minor)} width="72" height={tall(minor)} />
          <Label
            at={[Math.min(Math.max(index * 100, 62), sums.length * 100 - 162), heightOf(index)]}
            size={48}
            room={400}
            anchor="middle"
            look="strong"
          >
            {text}
          </Label>
        </g>
      ))}
      <path className="months-line" d={across(line)} />
      <path className="months-base" d={across(400)} />
    </Picture>
  );
}
