import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Enhanced } from './enhanced.tsx';

/** The slip beside the words, which say the same: nothing was found, and nothing is due. */
export function NoticeSlip(): ReactNode {
  const nothing = usePage().number(0, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div className="notice-receipt" aria-hidden="true">
      <Enhanced by="asked-for" props={{}}>
        <p className="notice-asked" />
        <p className="notice-asked" />
      </Enhanced>
      <p className="notice-line notice-sum">404</p>
      <p className="notice-line">
        <span>1 × 404</span>
        <span>{nothing}</span>
      </p>
    </div>
  );
}
