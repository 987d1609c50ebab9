import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { NoticeStructure } from '../props/notice.ts';
import { Enhanced } from './enhanced.tsx';
import { Logo } from './logo.tsx';

/** The clauses that the slip of a document has room for. */
const clauses = [1, 2, 3, 4, 5, 6, 7];

/** The slip beside the words, which say the same: nothing was found and nothing is due, or the document is still being written. */
export function NoticeSlip({ mood }: Pick<NoticeStructure, 'mood'>): ReactNode {
  const { number, words } = usePage();
  const nothing = number(0, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const editions = words('editions');
  return (
    <div className="notice-receipt" aria-hidden="true">
      <Logo />
      {mood === 'waiting' ? (
        <>
          {clauses.map((clause) => (
            <p key={clause} className="notice-line notice-blank">
              {clause}
            </p>
          ))}
          <p className="notice-stamp" lang={editions.lang}>
            {editions.text('draft')}
          </p>
        </>
      ) : (
        <>
          <Enhanced by="asked-for" props={{}}>
            <p className="notice-asked" />
            <p className="notice-asked" />
          </Enhanced>
          <p className="notice-line">
            <span>1 × 404</span>
            <span>{nothing}</span>
          </p>
          <p className="notice-line notice-sum">
            <span>{nothing}</span>
          </p>
        </>
      )}
    </div>
  );
}
