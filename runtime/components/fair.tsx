import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { ExhibitionEntry, ExhibitionText } from '../props/shared.ts';
import { stateOf } from './fair-order.ts';
import { SampleMark } from './sample-mark.tsx';

interface FairProps {
  readonly entry: ExhibitionEntry;
  readonly text: ExhibitionText;
  /** Words that the exhibitions page shows in addition to the short form of the home page (P14). */
  readonly details?: {
    readonly booth: Localized;
    readonly attendees: Localized;
    /** Additional words of a future fair. */
    readonly expected: Localized;
    readonly achievements: Localized;
  };
}

/** A trade fair as a ticket: the stub carries date and booth, the ticket what happens there. */
export function Fair({ entry, text, details }: FairProps): ReactNode {
  const { date, isOver } = usePage();
  return (
    <article className={`fair ${stateOf(entry, isOver)}`} data-ends={entry.ends}>
      <div className="fair-stub">
        <p className="fair-date">
          <time dateTime={entry.starts}>{date(entry.starts, entry.ends)}</time>
        </p>
        {details && (
          <p className="fair-booth">
            {details.booth} <span>{entry.booth}</span>
          </p>
        )}
      </div>
      <div className="fair-ticket">
        <h3>{text.title}</h3>
        <p className="fair-place">
          <Icon name="pin" />
          {text.location}
          <SampleMark />
        </p>
        <p>{text.description}</p>
        {details && (
          <>
            <h4>{details.achievements}</h4>
            <p>{text.achievements}</p>
            <p className="fair-attendees">
              <Icon name="people" />
              <span className="fair-expected">{details.expected}</span>
              <span className="fair-counted">{details.attendees}</span>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
