import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Island } from './island.tsx';

/** The clock of the offer that the page shows (S8). */
export function OfferClock({ id }: { readonly id: string }): ReactNode {
  const { page, tag, words, milliseconds } = usePage();
  const clock = words('clock');
  return (
    <Island
      of="offer-clock"
      when="load"
      props={{
        id,
        offer: page,
        length: milliseconds('behaviour.offerClock'),
        label: clock.text('label'),
        pause: clock.text('pause'),
        resume: clock.text('resume'),
        lang: clock.lang ?? tag,
      }}
    />
  );
}
