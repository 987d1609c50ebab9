import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { ExhibitionEntry, ExhibitionText } from '../props/shared.ts';
import { stateOf } from './fair-order.ts';

/** A trade fair as a ticket: the stub carries the date, the ticket what happens there. */
export function Fair({ entry, text }: { readonly entry: ExhibitionEntry; readonly text: ExhibitionText }): ReactNode {
  const { date, isOver } = usePage();
  return (
    <article className={`fair ${stateOf(entry, isOver)}`} data-ends={entry.ends}>
      <div className="fair-stub">
        <p className="fair-date">
          <time dateTime={entry.starts}>{date(entry.starts, entry.ends)}</time>
        </p>
      </div>
      <div className="fair-ticket">
        <h3>{text.title}</h3>
        <p className="fair-place">
          <Icon name="pin" />
          {text.location}
        </p>
        <p>{text.description}</p>
      </div>
    </article>
  );
}
