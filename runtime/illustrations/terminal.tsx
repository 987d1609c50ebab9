import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleSale } from '../sample-sale.ts';
import { Label, linesOf } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const keys = Array.from({ length: 9 }, (_, index) => [58 + (index % 3) * 64, 330 + Math.floor(index / 3) * 44] as const);

/** A card terminal that asks for the amount of the visitor's sale, and a card on its way. */
export function Terminal({ decorative }: IllustrationProps): ReactNode {
  const page = usePage();
  const till = page.words('till');
  return (
    <Picture name="terminal" size={[360, 560]} title={decorative ? undefined : till.text('terminalPicture')}>
      <g transform="rotate(14 280 120)">
        <rect className="picture-card" x="170" y="16" width="186" height="118" rx="14" />
        <path className="picture-card-stripe" d="M170 44h186v22H170Z" />
        <path className="picture-card-words" d="M188 104h56M188 88h30" />
      </g>
      <rect className="picture-device" x="24" y="92" width="240" height="460" rx="40" />
      <rect className="picture-screen" x="44" y="114" width="200" height="186" rx="18" />
      <path className="picture-waves" d="M130 156a20 20 0 0 1 28 0M121 146a33 33 0 0 1 46 0M139 166a7.5 7.5 0 0 1 10 0" />
      <Label at={[144, 216]} size={40} room={172} anchor="middle" look="strong figure" sale="total">
        {(sampleSale(page)?.total ?? '') as Localized}
      </Label>
      {linesOf(till.text('tap')).map((line, index) => (
        <Label key={line} at={[144, 248 + 26 * index]} size={23} room={180} anchor="middle" look="muted">
          {line as Localized}
        </Label>
      ))}
      {keys.map(([x, y]) => (
        <rect key={`${x} ${y}`} className="picture-key" x={x} y={y} width="44" height="28" rx="9" />
      ))}
      <rect className="picture-key stop" x="58" y="468" width="44" height="34" rx="9" />
      <rect className="picture-key mend" x="122" y="468" width="44" height="34" rx="9" />
      <rect className="picture-key go" x="186" y="468" width="44" height="34" rx="9" />
    </Picture>
  );
}
