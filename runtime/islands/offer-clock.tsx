import { type ReactNode, useEffect, useState } from 'react';
import type { Localized } from 'wortlaut/react';
import { remaining, twoDigits } from '../state/countdown.ts';
import { firstSight } from '../state/viewed-offers.ts';
import { useCountdown } from './use-countdown.ts';

interface OfferClockProps {
  /** Unique on the page. */
  readonly id: string;
  /** The page whose first sight starts the clock. */
  readonly offer: string;
  /** The time at which the clock starts, in milliseconds. */
  readonly length: number;
  readonly label: Localized;
  readonly pause: Localized;
  readonly resume: Localized;
  /** BCP 47 tag of the words. */
  readonly lang: string;
}

/**
 * The second offer's clock: from its starting value to zero, where it stays (S8). Without script it is not shown. It counts from the
 * first view of the offer, so that a reload does not restart it, and it can always be paused (decision 21, WCAG 2.2.2).
 */
export function OfferClock({ id, offer, length, label, pause, resume, lang }: OfferClockProps): ReactNode {
  const [end, setEnd] = useState<number>();
  const { left, still, paused, toggle } = useCountdown(end);
  useEffect(() => setEnd(firstSight(offer, Date.now()) + length), [offer, length]);
  const { hours, minutes, seconds } = left ?? remaining(length, 0);
  return (
    <div className="offer-clock needs-script" lang={lang}>
      <p className="offer-clock-label" id={`${id}-label`}>
        {label}
      </p>
      <p className="offer-clock-time" role="timer" aria-labelledby={`${id}-label`}>
        {[hours, minutes, seconds].map(twoDigits).join(':')}
      </p>
      <button type="button" className={still ? 'offer-clock-pause resting' : 'offer-clock-pause needs-script'} onClick={toggle}>
        {paused ? resume : pause}
      </button>
    </div>
  );
}
