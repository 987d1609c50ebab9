import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** Places of the posts, and their turns. */
const places = ['26 76) rotate(-4', '228 38) rotate(1', '440 72) rotate(4'] as const;

/** Posts of the shop: goods of the day, with a heart for each. */
export function Posts(): ReactNode {
  const page = usePage();
  const { items } = sampleReceipt(page);
  const size = fittingSize(
    items.map(({ name }) => name),
    19,
    152,
  );
  return (
    <Picture name="posts" size={[640, 400]}>
      {items.map(({ id, name, amount }, index) => (
        <g key={id} className="slip" transform={`translate(${places[index] ?? ''})`}>
          <rect className="picture-paper" width="184" height="290" rx="10" />
          <circle className="picture-action" cx="28" cy="26" r="11" />
          <path className="picture-words" d="M50 26h64" />
          <rect className={`key-${index + 1}`} y="50" width="184" height="152" />
          <path className="picture-drawing large" transform="translate(36 70) scale(3.5)" d={goods[id] ?? ''} />
          <path
            className="front-heart"
            transform="translate(8 76) scale(0.66)"
            d="M34 246c-16-12-22-19-22-28a12 12 0 0 1 22-7 12 12 0 0 1 22 7c0 9-6 16-22 28Z"
          />
          <path className="picture-drawing" transform="translate(62 211) scale(1.1)" d="M4 6h24v18H14l-6 6v-6H4Z" />
          <Label at={[16, 274]} size={size} room={152} look="medium">
            {name}
          </Label>
          <Label at={[170, 240]} size={26} room={72} anchor="end" look="strong figure">
            {amount}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
