import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { goods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** A post of the shop with its echo, as decoration. */
export function Post(): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="post" size={[560, 400]}>
      <g transform="rotate(-4 180 200)">
        <rect className="picture-sheet" x="60" y="40" width="250" height="320" rx="20" />
        <circle className="picture-tint" cx="96" cy="78" r="16" />
        <path className="picture-words" d="M126 72h90M126 88h50" />
        <rect className="picture-tile" x="60" y="112" width="250" height="170" />
        <path className="picture-drawing large" transform="translate(121 133) scale(4)" d={goods.coffee} />
        <path className="picture-heart" d="M92 318c-8-6-12-10-12-15a6.5 6.5 0 0 1 12-3.5 6.5 6.5 0 0 1 12 3.5c0 5-4 9-12 15Z" />
        <path className="picture-words" d="M124 306h110M80 340h180" />
      </g>
      <g transform="rotate(3 420 200)">
        <rect className="picture-sheet" x="330" y="96" width="196" height="96" rx="20" />
        <Label at={[352, 136]} size={18} room={150} look="strong">
          {till.text('shop')}
        </Label>
        <path className="picture-words" d="M353 162h120" />
        <rect className="picture-note" x="350" y="216" width="176" height="60" rx="20" />
        <path className="picture-note-words" d="M374 240h110M374 256h66" />
      </g>
    </Picture>
  );
}
