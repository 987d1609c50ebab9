import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { fittingSize, Label, linesOf } from './label.tsx';
import { Picture } from './picture.tsx';

/** The lines of two paragraphs, of which the second is still in the printer. */
const words = 'M146 186h248M146 212h226M146 238h160M146 318h248M146 344h200';

/** A contract on its way out of the printer. */
export function Draft({ name }: { readonly name: Localized }): ReactNode {
  const lines = linesOf(name);
  const size = fittingSize(lines as readonly Localized[], 50, 330);
  return (
    <Picture name="draft" size={[540, 412]}>
      <g className="slip">
        <path
          className="picture-sheet"
          d="M110 380V24l16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12V380Z"
        />
        {lines.map((line, index) => (
          <Label key={line} at={[144, 84 + 0.95 * size * index]} size={size} room={540} look="sum">
            {line}
          </Label>
        ))}
        <Label at={[144, 168]} size={22} room={80} look="printed">
          § 1
        </Label>
        <path className="picture-words" d={words} />
        <Label at={[144, 300]} size={22} room={80} look="printed">
          § 2
        </Label>
        <Stamp />
      </g>
      <path className="picture-stand" d="M64 330h412a28 28 0 0 1 28 28v54H36V358a28 28 0 0 1 28-28Z" />
      <path className="picture-device" d="M84 346h372v26H84Z" />
      <circle className="picture-lamp" cx="464" cy="392" r="9" />
      <path className="draft-feed" d="M76 392h56" />
    </Picture>
  );
}

/** The stamp of all documents that are drafts. */
function Stamp(): ReactNode {
  return (
    <g className="draft-stamp" transform="rotate(-6 330 270)">
      <rect x="250" y="240" width="150" height="52" rx="6" />
      <Label at={[325, 278]} size={34} room={200} anchor="middle" look="painted">
        {usePage().words('editions').text('draft')}
      </Label>
    </g>
  );
}
