import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { Board } from './board.tsx';

interface PageHeroProps {
  readonly heading: Localized;
  readonly lead: Localized;
  /** The one thing to do, below the sentence. */
  readonly action?: ReactNode;
  /** Appears beside the sentence on wide screens. */
  readonly children?: ReactNode;
}

/** The first band of an inner page: a headline as wide as the page, one sentence, and at most one thing beside it. */
export function PageHero({ heading, lead, action, children }: PageHeroProps): ReactNode {
  return (
    <div className="page-hero street">
      <div className="container">
        <Board as="h1" text={heading} />
        <div className="page-hero-grid">
          <div className="page-hero-words">
            <p className="lead">{lead}</p>
            {action && <div className="buttons">{action}</div>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
