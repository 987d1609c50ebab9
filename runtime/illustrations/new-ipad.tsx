import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Picture } from './picture.tsx';

/** A new iPad on the counter with its charger: its film is half peeled off. */
export function NewIpad({ title }: { readonly title: Localized }): ReactNode {
  return (
    <Picture name="new-ipad" size={[720, 500]} title={title}>
      <path className="picture-counter" d="M0 499h720" />
      <path className="new-ipad-cable" d="M92 446c70 0 34 44 92 44h120" />
      <path className="picture-device" d="M40 380h16v24H40ZM70 380h16v24H70Z" />
      <rect className="new-ipad-charger" x="24" y="402" width="78" height="96" rx="14" />
      <rect className="picture-device" x="140" y="72" width="560" height="426" rx="36" />
      <rect className="new-ipad-screen" x="164" y="96" width="512" height="378" rx="18" />
      <g transform="translate(240 210) scale(5)">
        <path className="key-2" d="M9 3h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z" />
        <path className="new-ipad-receipt" d="M10 13.5h12v16l-2.4-1.8-2.4 1.8-2.4-1.8-2.4 1.8-2.4-1.8Z" />
        <path className="new-ipad-print" d="M8.5 13.5h15M13 18.500h6M13 22.500h3.500" />
      </g>
      <path
        className="new-ipad-film"
        d="M140 108a36 36 0 0 1 36-36H424C452 176 560 276 700 296V462a36 36 0 0 1-36 36H176a36 36 0 0 1-36-36Z"
      />
      <path className="new-ipad-film back" d="M424 72C452 176 560 276 700 296 596 350 506 344 452 292 404 246 398 154 424 72Z" />
    </Picture>
  );
}
