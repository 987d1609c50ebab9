import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** A contract on its way out of the printer: its first headings. */
export function Draft({ headings }: { readonly headings: readonly string[] }): ReactNode {
  const size = fittingSize(headings, 34, 480);
  return (
    <Picture name="draft" size={[540, 412]}>
      <path className="picture-stand" d="M48 330h444a28 28 0 0 1 28 28v54H20V358a28 28 0 0 1 28-28Z" />
      <path className="picture-device" d="M56 342h428v20H56Z" />
      <g className="slip">
        <path className="picture-sheet" d={`M76 354V24${'l12-12 12 12'.repeat(16)}V354Z`} />
        {headings.map((heading, index) => (
          <g key={heading} transform={`translate(104 ${88 + 54 * index})`}>
            <Label at={[0, 0]} size={24} room={80} look="printed">
              {`${index + 1}`}
            </Label>
            <Label at={[36, 0]} size={size} room={480} look="sum">
              {heading}
            </Label>
          </g>
        ))}
        <Stamp />
      </g>
      <path className="picture-stand" d="M56 354h428v10H56Z" />
      <circle className="picture-lamp" cx="480" cy="388" r="9" />
      <path className="draft-feed" d="M60 388h56" />
    </Picture>
  );
}

/** The stamp of all documents that are drafts. */
function Stamp(): ReactNode {
  return (
    <g className="draft-stamp" transform="translate(396 134) rotate(-5)">
      <rect x="-50" y="-17" width="100" height="34" rx="5" />
      <Label at={[0, 8]} size={23} room={140} anchor="middle" look="painted">
        {usePage().words('editions').text('draft')}
      </Label>
    </g>
  );
}
