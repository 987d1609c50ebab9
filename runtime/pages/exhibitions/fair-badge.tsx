import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink, NewTab, newTab } from '../../components/button.tsx';
import { stateOf } from '../../components/fair-order.ts';
import { City } from '../../illustrations/city.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { FairProps } from '../../props/exhibitions.ts';
import { CalendarButton } from './calendar-button.tsx';

/** The form with which a visitor asks for a date. */
export const toVisit = { page: 'support', anchor: 'contact', query: { topic: 'visit' } } as const;

interface FairBadgeProps extends FairProps {
  /** The next fair has the one button of the page that is filled. */
  readonly isNext: boolean;
}

/** A trade fair as the badge of its visitors, with everything that is known of it (P14). */
export function FairBadge({ entry, text, copy, isNext }: FairBadgeProps): ReactNode {
  const { date, isOver, link } = usePage();
  const { attendees, booth, ends, starts } = entry;
  const map = entry.map && link(entry.map);
  return (
    <article className={`badge fair ${stateOf(entry, isOver)}`} data-ends={ends}>
      <div className="slip badge-card">
        <div className="fair-head">
          <p className="fair-date">
            <time dateTime={starts}>{date(starts, ends)}</time>
          </p>
          <p>
            {copy.booth} <strong>{booth}</strong>
          </p>
        </div>
        <City of={entry.id} />
        <h3>{text.title}</h3>
        <p className="fair-place">
          <Icon name="pin" />
          {text.location}
          {map && (
            <a className="text-link fair-expected" href={map.href} {...newTab(map)}>
              {copy.map}
              <NewTab />
            </a>
          )}
        </p>
        <div>
          <p>{text.description}</p>
          <h4 className="visually-hidden">{copy.achievements}</h4>
          <p className="fair-reason">{text.achievements}</p>
        </div>
        <div className="fair-foot">
          <div className="fair-expected">
            <ButtonLink link={link(toVisit)} size="small" variant={isNext ? 'filled' : 'line'}>
              {copy.reserve}
            </ButtonLink>
          </div>
          <CalendarButton entry={entry} text={text} copy={copy} />
          <p className="fair-attendees">
            <Icon name="people" />
            <span className="fair-expected">{copy.expected({ attendees })}</span>
            <span className="fair-counted">{copy.attendees({ attendees })}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
