import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { Keys } from './till.tsx';

/** A new iPad with the till on its way out of the carton, down to where the front of the carton begins. */
export function Unboxing(): ReactNode {
  return (
    <Picture name="unboxing" from={[34, -72]} size={[652, 390]}>
      <path className="picture-carton-inside" d="M130 318l46-44h368l46 44v40H130Z" />
      <rect className="picture-device" x="196" y="-68" width="328" height="500" rx="28" />
      <rect className="picture-screen" x="212" y="-52" width="296" height="480" rx="16" />
      <Label at={[226, -12]} size={26} room={268} look="strong">
        {usePage().words('till').text('shop')}
      </Label>
      <Keys at={[226, 6]} size={[129, 112]} rows={3} />
      <path className="picture-carton-flap" d="M130 318l46-44-84-46-58 44ZM590 318l-46-44 84-46 58 44Z" />
    </Picture>
  );
}
