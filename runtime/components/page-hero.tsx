import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface PageHeroProps {
  readonly heading: Localized;
  readonly lead: Localized;
  /** The one thing to do, below the sentence. */
  readonly action?: ReactNode;
  /** Stands beside the words on wide screens. */
  readonly children?: ReactNode;
}

/** The first band of an inner page: one headline, one sentence. */
export function PageHero({ heading, lead, action, children }: PageHeroProps): ReactNode {
  return (
    <div className="page-hero street">
      <div className={children ? 'container page-hero-grid' : 'container'}>
        <div className="page-hero-words">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {action && <div className="buttons">{action}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
