import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { NoticeStructure } from '../props/notice.ts';
import { Enhanced } from './enhanced.tsx';
import { Logo } from './logo.tsx';

/** The clauses of the drawn contract: the lengths of their lines. The last one is not finished: the printer is at its end. */
const clauses = [
  [100, 92, 58],
  [96, 100, 74],
  [100, 34],
];

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
          <svg aria-hidden="true" className="notice-clauses" viewBox="0 0 100 62">
            {clauses.map((ends, clause) => (
              <g key={ends.join()}>
                <text x="0" y={clause * 24 + 10}>
                  {clause + 1}
                </text>
                <path d={ends.map((end, line) => `M14 ${clause * 24 + line * 6 + 4}H${14 + end * 0.86}`).join('')} />
              </g>
            ))}
            <path d="M46 58h3" />
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
