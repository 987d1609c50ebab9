import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { sampleReceipt } from '../sample-receipt.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

const things: Readonly<Record<string, () => ReactNode>> = { plain: Tag, counter: Bell, free: Key, care: Strip };

/** A thing of the shop on its hook, for one of the values on the page about the makers. */
export function OnHook({ value }: { readonly value: string }): ReactNode {
  const Thing = things[value];
  return (
    Thing && (
      <Picture name="on-hook" from={[12, 0]} size={[96, 156]}>
        <path className="on-hook-metal" d="M60 0v20a9 9 0 1 1-9 9v-6" />
        <Thing />
        {/* The tip of the hook is before what hangs from it. */}
        <path className="on-hook-metal" d="M60 38a9 9 0 0 1-9-9v-6" />
      </Picture>
    )
  );
}

/** A price tag with the whole price. */
function Tag(): ReactNode {
  return (
    <g className="slip">
      <path className="picture-card" d="M12 88 60 50 108 88V154H12Z" />
      <circle className="picture-device" cx="60" cy="72" r="5" />
      <Label at={[60, 138]} size={52} room={116} anchor="middle" look="on-hook-price">
        {freePrice(usePage())}
      </Label>
      <path className="on-hook-metal on-hook-string" d="M60 35c-7 12-7 25 0 37 7-12 7-25 0-37" />
    </g>
  );
}

/** The bell at the door. */
function Bell(): ReactNode {
  return (
    <>
      <circle className="on-hook-metal" cx="60" cy="43" r="9" />
      <circle className="picture-device" cx="60" cy="140" r="10" />
      <path
        className="picture-heart"
        d="M60 52c-23 0-28 20-30 46-1 16-9 22-16 30-3 3-2 6 2 6h88c4 0 5-3 2-6-7-8-15-14-16-30-2-26-7-46-30-46Z"
      />
      <path className="picture-card-words" d="M46 74c-4 8-5 18-6 30" />
    </>
  );
}

/** A key, which opens the door to go. */
function Key(): ReactNode {
  return (
    <g className="slip">
      <path
        className="key-3 on-hook-key"
        d="M52 83A32 32 0 1 1 68 83V100h20v14H68v12h14v14H68v14H52ZM60 36a16 16 0 1 0 0 32a16 16 0 1 0 0-32Z"
      />
    </g>
  );
}

/** The strip of a sale, added up once more. */
function Strip(): ReactNode {
  const { items, total } = sampleReceipt(usePage());
  return (
    <g className="slip">
      <path className="picture-paper" d="M12 56h96v92l-12 7-12-7-12 7-12-7-12 7-12-7-12 7-12-7Z" />
      <circle className="on-hook-metal on-hook-string" cx="60" cy="43" r="9" />
      <path className="picture-stand" d="M44 50h32l6 14H38Z" />
      {items.map(({ id, amount }, index) => (
        <Label key={id} at={[100, 78 + index * 16]} size={13} room={80} anchor="end" look="figure">
          {amount}
        </Label>
      ))}
      <path className="picture-cut" d={`M20 ${84 + (items.length - 1) * 16}h80`} />
      <Label at={[100, 138]} size={15} room={64} anchor="end" look="strong figure">
        {total}
      </Label>
      <path className="picture-tick" d="M21 132l6 6 10-12" />
    </g>
  );
}
