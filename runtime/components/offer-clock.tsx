import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { startingFace } from '../enhancements/offer-clock.ts';
import { Enhanced } from './enhanced.tsx';

/** The clock of the offer that the page shows (S8). Without script it is not shown. */
export function OfferClock({ id }: { readonly id: string }): ReactNode {
  const { page, tag, words, milliseconds } = usePage();
  const clock = words('clock');
  const length = milliseconds('behaviour.offerClock');
  return (
    <Enhanced by="offer-clock" props={{ offer: page, length, pause: clock.text('pause'), resume: clock.text('resume') }}>
      <div className="offer-clock needs-script" lang={clock.lang ?? tag}>
        <p className="offer-clock-label" id={`${id}-label`}>
          {clock.text('label')}
        </p>
        <p className="offer-clock-time" role="timer" aria-labelledby={`${id}-label`}>
          {startingFace(length)}
        </p>
        <button type="button" className="offer-clock-pause needs-script">
          {clock.text('pause')}
        </button>
      </div>
    </Enhanced>
  );
}
