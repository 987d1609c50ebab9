import type { Localized } from 'wortlaut/react';

/** A day on which the phone is answered: from when, until when, and the words for both. */
interface OpenDay {
  readonly opens: string;
  readonly closes: string;
  readonly until: Localized;
  readonly again: Localized;
}

interface DoorProps {
  /** From Monday on. */
  readonly week: readonly (OpenDay | null)[];
  /** The time zone in which they are open. */
  readonly zone: string;
  readonly open: Localized;
  readonly closed: Localized;
}

/** Turns the sign on the door, now and whenever the visitor comes back to the page. */
export function turnDoor(root: HTMLElement, props: DoorProps): void {
  const turn = () => turnSign(root, props);
  turn();
  document.addEventListener('visibilitychange', turn);
}

/** Shows open and until when, or closed and from when on again. */
function turnSign(root: HTMLElement, { week, zone, open, closed }: DoorProps): void {
  const { today, time } = clockIn(zone);
  const now = week[today];
  const isOpen = now && now.opens <= time && time < now.closes;
  const ahead = week.map((_, index) => week[(today + index) % week.length]);
  const next = ahead.find((day, index) => day && (index > 0 || time < day.opens)) ?? now;
  const [state, until] = root.querySelectorAll<HTMLElement>('.plate-state, .plate-next');
  if (!next) return;
  state?.replaceChildren(isOpen ? open : closed);
  until?.replaceChildren(isOpen ? now.until : next.again);
  root.querySelector('.plate')?.classList.toggle('closed', !isOpen);
}

/** Weekday, from Monday on, and time of day in a time zone. */
function clockIn(timeZone: string): { readonly today: number; readonly time: string } {
  const [weekday = '', time = ''] = new Date()
    .toLocaleString('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .split(/,? /);
  return { today: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday), time };
}
