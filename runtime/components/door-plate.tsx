import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { PhoneLink } from './contact-links.tsx';
import { Enhanced } from './enhanced.tsx';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The sign on the door: the number of support and its hours; script turns it to open or closed. */
export function DoorPlate(): ReactNode {
  const { fact, format, tag, words } = usePage();
  const door = words('door');
  const lang = door.lang ?? tag;
  const hours = fact('support.phone');
  if (hours.kind !== 'hours') throw new Error('the fact support.phone has no hours');
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const week = weekdays.map((_, index) => {
    const day = name.format(Date.UTC(2024, 0, 1 + index));
    return hours.spans
      .filter(({ from, to }) => weekdays.indexOf(from) <= index && index <= weekdays.indexOf(to))
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
      .map(({ opens, closes }) => {
        const again = door.text('again', { day, time: opens });
        return { opens, closes, until: door.text('until', { time: closes }), again };
      });
  });
  return (
    <div className="door">
      <Enhanced by="door" props={{ week, zone: 'Europe/Vienna', open: door.text('open'), closed: door.text('closed') }}>
        <div className="plate" lang={lang}>
          <p className="plate-state">{door.text('call')}</p>
          {/* Filled by script, and until then as high as a line. */}
          <p className="plate-next">{'\u00a0'}</p>
          <p className="plate-phone">
            <PhoneLink />
          </p>
          <p lang={tag}>{format('support.phone')}</p>
        </div>
      </Enhanced>
    </div>
  );
}
