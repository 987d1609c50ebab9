import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Enhanced } from './enhanced.tsx';
import { Logo } from './logo.tsx';

/** The slip beside the words, which say the same: nothing was found, and nothing is due. */
export function NoticeSlip(): ReactNode {
  const page = usePage();
  const till = page.words('till');
  return (
    <div className="notice-receipt" aria-hidden="true">
      <Logo />
      <Enhanced by="asked-for" props={{}}>
        <p className="notice-asked" />
        <p className="notice-asked" />
      </Enhanced>
      <p className="notice-line notice-sum">404</p>
      <p className="notice-line">
        <span lang={till.lang}>{till.text('total')}</span>
        <span>{page.number(0, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</span>
      </p>
    </div>
  );
}
