import type { ReactNode } from 'react';
import { Enhanced } from './enhanced.tsx';

/** The slip beside the words, which say the same: nothing was found. */
export function NoticeSlip(): ReactNode {
  return (
    <div className="notice-receipt" aria-hidden="true">
      <Enhanced by="asked-for" props={{}}>
        <p className="notice-asked" />
        <p className="notice-asked" />
      </Enhanced>
      <p className="notice-sum">404</p>
    </div>
  );
}
