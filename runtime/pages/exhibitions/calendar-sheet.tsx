import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { ExhibitionEntry, ExhibitionText } from '../../props/shared.ts';

interface CalendarSheetProps {
  readonly entry: ExhibitionEntry;
  readonly text: ExhibitionText;
}

/** The sheet of a wall calendar with the first day of the next fair: until then one would have to wait. It goes when the fair is over. */
export function CalendarSheet({ entry: { starts, ends }, text }: CalendarSheetProps): ReactNode {
  const { date, tag } = usePage();
  const day = new Date(starts);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(day);
  return (
    <div className="slip calendar-sheet upcoming" data-ends={ends}>
      <p className="calendar-sheet-month">{part({ month: 'long', year: 'numeric' })}</p>
      <p className="calendar-sheet-day">{day.getUTCDate()}</p>
      <p className="calendar-sheet-fair">
        <strong>{text.title}</strong>
        <time dateTime={starts}>{date(starts, ends)}</time>
      </p>
    </div>
  );
}
