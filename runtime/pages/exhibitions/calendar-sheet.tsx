import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import type { ExhibitionEntry, ExhibitionText } from '../../props/shared.ts';

interface CalendarSheetProps {
  readonly entry: ExhibitionEntry;
  readonly text: ExhibitionText;
}

/** The sheet of a wall calendar with the first day of the next fair. It is hidden when the fair is over. */
export function CalendarSheet({ entry: { starts, ends }, text }: CalendarSheetProps): ReactNode {
  return (
    <div className="slip calendar-sheet upcoming" data-ends={ends}>
      <time className="calendar-sheet-month" dateTime={starts}>
        {usePage().date(starts, ends)}
      </time>
      <p className="calendar-sheet-day">{new Date(starts).getUTCDate()}</p>
      <p className="calendar-sheet-fair">
        <strong>{text.title}</strong>
        {text.location}
      </p>
    </div>
  );
}
