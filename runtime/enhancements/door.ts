import type { Localized } from 'wortlaut/react';
import { type OpenWeek, spanAt } from '../state/opening-hours.ts';

interface DoorProps {
  /** When the phone is answered. */
  readonly week: OpenWeek;
  /** The time zone in which they are open. */
  readonly zone: string;
  readonly open: Localized;
  readonly closed: Localized;
}

/** Turns the sign on the door: now, every minute, and whenever the visitor comes back to the page. */
export function turnDoor(root: HTMLElement, props: DoorProps): void {
  const turn = () => turnSign(root, props);
  turn();
  setInterval(turn, 60_000);
  document.addEventListener('visibilitychange', turn);
}

/** Shows open and until when, or closed and from when on again. */
function turnSign(root: HTMLElement, { week, zone, open, closed }: DoorProps): void {
  const now = spanAt(week, clockIn(zone));
  if (!now) return;
  const { span, isOpen } = now;
  const [state, until] = root.querySelectorAll<HTMLElement>('.plate-state, .plate-next');
  state?.replaceChildren(isOpen ? open : closed);
  until?.replaceChildren(isOpen ? span.until : span.again);
}

/** Weekday, from Monday on, and time of day in a time zone. */
function clockIn(timeZone: string): { readonly today: number; readonly time: string } {
  const [weekday = '', time = ''] = new Date()
    .toLocaleString('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .split(/,? /);
  return { today: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday), time };
}
