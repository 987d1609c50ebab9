import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Board } from './board.tsx';

interface NoticeStreetProps {
  /** The document or the place that the heading speaks of. */
  readonly eyebrow?: Localized | undefined;
  readonly heading: Localized;
  /** A drawing that stands on the ground. */
  readonly thing: ReactNode;
  readonly children: ReactNode;
}

/** The street before the shop: what is missing on the sign, and the words beside a thing that shows why. */
export function NoticeStreet({ eyebrow, heading, thing, children }: NoticeStreetProps): ReactNode {
  return (
    <div className="notice-street street">
      <div className="container notice-street-grid">
        {eyebrow && <p className="notice-eyebrow">{eyebrow}</p>}
        <Board as="h1" text={heading} />
        {children}
        <div className="notice-thing">{thing}</div>
      </div>
    </div>
  );
}
