import type { Localized } from 'wortlaut/react';
import { remaining, twoDigits } from '../state/countdown.ts';
import { firstSight } from '../state/viewed-offers.ts';
import { rest, runClock } from './clock.ts';

interface OfferClockProps {
  /** The page whose first sight starts the clock. */
  readonly offer: string;
  /** The time at which the clock starts, in milliseconds. */
  readonly length: number;
  readonly pause: Localized;
  readonly resume: Localized;
}

/**
 * The second offer's clock: from its starting value to zero, where it stays (S8). It counts from the first view of the offer, so that a reload
 * does not restart it, and it can always be paused (decision 21, WCAG 2.2.2).
 */
export function offerClock(root: HTMLElement, { offer, length, pause, resume }: OfferClockProps): void {
  const time = root.querySelector<HTMLElement>('.offer-clock-time');
  const button = root.querySelector('button');
  if (!time || !button) return;
  time.tabIndex = -1;
  button.onclick = runClock(firstSight(offer, Date.now()) + length, ({ left, paused, still }) => {
    time.textContent = clockFace(left);
    button.textContent = paused ? resume : pause;
    rest(button, still, time);
  });
}

/** The time on the clock: 23:47:32. */
const clockFace = ({ hours, minutes, seconds }: ReturnType<typeof remaining>): string => [hours, minutes, seconds].map(twoDigits).join(':');

/** The time that the clock starts with. */
export const startingFace = (length: number): string => clockFace(remaining(length, 0));
