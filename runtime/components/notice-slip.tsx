import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { NoticeStructure } from '../props/notice.ts';
import { Enhanced } from './enhanced.tsx';
import { Logo } from './logo.tsx';

/**
 * The slip beside the words, which say the same: nothing was found and nothing is due, or the document is still in
 * print.
 */
export function NoticeSlip({ mood, heading }: Pick<NoticeStructure, 'mood'> & { readonly heading: Localized }): ReactNode {
  const nothing = usePage().number(0, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div className={`notice-slip ${mood}`} aria-hidden="true">
      <Logo />
      <Enhanced by="asked-for" props={{}}>
        <p className="notice-asked" />
        <p className="notice-asked" />
      </Enhanced>
      {mood === 'waiting' ? (
        <>
          <p>1 × {heading}</p>
          <svg aria-hidden="true" className="notice-sheet" viewBox="0 0 100 62">
            <path d="M12 4H88V58l-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4Z" />
            <text x="50" y="46">
              §
            </text>
            <rect width="100" height="6" rx="3" />
          </svg>
        </>
      ) : (
        <>
          <p className="notice-line">
            <span>1 × 404</span>
            <span>{nothing}</span>
          </p>
          <p className="notice-line notice-sum">
            <span>=</span>
            <span>{nothing}</span>
          </p>
        </>
      )}
    </div>
  );
}
