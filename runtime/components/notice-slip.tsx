import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { NoticeStructure } from '../props/notice.ts';
import { Enhanced } from './enhanced.tsx';
import { Logo } from './logo.tsx';

/**
 * The slip that the till prints instead of a page: nothing was found and nothing is due, or it is still in print. The words beside it say the
 * same.
 */
export function NoticeSlip({ mood, heading }: Pick<NoticeStructure, 'mood'> & { readonly heading: Localized }): ReactNode {
  const nothing = usePage().number(0, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const waiting = mood === 'waiting';
  return (
    <div className={`notice-slip ${mood}`} aria-hidden="true">
      <div className="printer-slot" />
      <div className="slip notice-paper">
        <Logo />
        <Enhanced by="asked-for" props={{}}>
          <p className="notice-asked" />
          <p className="notice-asked" />
        </Enhanced>
        <p className="notice-line">
          <span>1 × {waiting ? heading : '404'}</span>
          {!waiting && <span>{nothing}</span>}
        </p>
        <p className="notice-line notice-sum">
          {!waiting && <span>=</span>}
          <span>{waiting ? '…' : nothing}</span>
        </p>
      </div>
    </div>
  );
}
