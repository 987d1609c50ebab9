import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Picture } from './picture.tsx';

/** A new iPad on the counter in its sealed box, between its cable and its charger. */
export function NewIpad({ title }: { readonly title: Localized }): ReactNode {
  return (
    <Picture name="new-ipad" size={[720, 500]} title={title}>
      <path className="picture-counter" d="M0 499h720" />
      <g className="slip">
        <path className="new-ipad-side" d="M512 20l36 20v458h-36Z" />
        <rect className="new-ipad-lid" x="184" y="20" width="328" height="478" rx="6" />
        <rect className="picture-device" x="214" y="50" width="268" height="372" rx="20" />
        <g className="new-ipad-screen">
          <rect className="key-3" x="226" y="62" width="244" height="348" rx="10" />
          <circle className="picture-heart" cx="348" cy="206" r="74" />
          <path className="key-2" d="M226 254c70-44 130 34 244-16v162a10 10 0 0 1-10 10H236a10 10 0 0 1-10-10Z" />
          <path className="picture-action" d="M226 322c84-50 150 42 244-20v98a10 10 0 0 1-10 10H236a10 10 0 0 1-10-10Z" />
        </g>
        <path className="new-ipad-tape" d="M318 444h60l16 18-16 18h-60Z" />
        <path className="picture-done" d="M332 462l10 10 18-20" />
        <circle className="new-ipad-cable" cx="88" cy="424" r="62" />
        <circle className="new-ipad-cable" cx="88" cy="424" r="44" />
        <path className="new-ipad-cable" d="M146 402c-2-42-30-70-62-78" />
        <path className="new-ipad-plug" d="M84 310 50 298l-6 20 34 12ZM62 474h52v20H62Z" />
        <rect className="new-ipad-lid" x="608" y="402" width="98" height="96" rx="16" />
        <path className="new-ipad-plug" d="M572 424h36v12h-36a6 6 0 0 1 0-12ZM572 464h36v12h-36a6 6 0 0 1 0-12Z" />
        <rect className="picture-device" x="672" y="436" width="12" height="28" rx="6" />
      </g>
    </Picture>
  );
}
