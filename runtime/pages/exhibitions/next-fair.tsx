import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { FairProps } from '../../props/exhibitions.ts';
import { CalendarButton } from './calendar-button.tsx';

/** The next fair in the first window: when, where, at which stand. It is left out once it is over. */
export function NextFair(props: FairProps): ReactNode {
  const { entry, text, copy } = props;
  const { date } = usePage();
  return (
    <div className="slip next-fair upcoming" data-ends={entry.ends}>
      <p className="next-fair-date">
        <time dateTime={entry.starts}>{date(entry.starts, entry.ends)}</time>
      </p>
      <p>
        <strong>{text.title}</strong>, {text.location}
      </p>
      <p className="next-fair-booth">
        {copy.booth} <strong>{entry.booth}</strong>
      </p>
      <CalendarButton {...props} variant="filled" />
    </div>
  );
}
