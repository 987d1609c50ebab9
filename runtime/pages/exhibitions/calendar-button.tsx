import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Enhanced } from '../../components/enhanced.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { FairProps } from '../../props/exhibitions.ts';
import { calendarOf } from './calendar.ts';

/** Hands over a fair to come as an entry of a calendar. */
export function CalendarButton({ entry, text, copy }: FairProps): ReactNode {
  const { brand } = usePage();
  const { id, starts, ends, booth } = entry;
  const event = {
    id: `${id}@${brand('slug')}`,
    starts,
    ends,
    title: text.title,
    place: text.location,
    note: `${copy.booth} ${booth}`,
  };
  return (
    <div className="fair-expected needs-script">
      <Enhanced by="calendar" props={{ name: `${id}.ics`, file: calendarOf(event) }}>
        <button type="button" className="button line small">
          <Icon name="calendar" />
          {copy.calendar}
        </button>
      </Enhanced>
    </div>
  );
}
