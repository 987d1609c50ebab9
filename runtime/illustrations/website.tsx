import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** A shop's website in a browser window, as decoration. */
export function Website(): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="website" size={[560, 400]}>
      <rect className="picture-sheet" x="1" y="1" width="558" height="398" rx="20" />
      <path className="picture-line" d="M1 48h558" />
      <path className="picture-dots" d="M28 25h.01M48 25h.01M68 25h.01" />
      <rect className="picture-field" x="180" y="14" width="200" height="22" rx="11" />
      <Label at={[40, 110]} size={34} room={250} look="strong">
        {till.text('shop')}
      </Label>
      <path className="picture-words" d="M41 142h200M41 164h150" />
      <rect className="picture-action" x="40" y="190" width="104" height="36" rx="12" />
      <path className="picture-action-words" d="M66 208h52" />
      <rect className="picture-tint" x="320" y="76" width="200" height="150" rx="16" />
      <path
        className="picture-shop"
        d="M362 196v-48M478 196v-48M350 196h140M356 108h128l10 34a17 17 0 0 1-34 4 20 20 0 0 1-40 0 20 20 0 0 1-40 0 17 17 0 0 1-34-4ZM404 196v-30h32v30"
      />
      {[40, 204, 368].map((x) => (
        <g key={x}>
          <rect className="picture-tile" x={x} y="262" width="152" height="104" rx="14" />
          <path className="picture-words" d={`M${x + 20} 326h74M${x + 20} 346h46`} />
          <circle className="picture-tint" cx={x + 36} cy="294" r="14" />
        </g>
      ))}
    </Picture>
  );
}
