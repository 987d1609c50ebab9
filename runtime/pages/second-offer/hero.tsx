import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { OfferClock } from '../../components/offer-clock.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** Headline, how many are left and how long it lasts (S8). The band ends in the slot that the roll comes out of. */
export function Hero({ copy: { hero } }: Pick<SecondOfferProps, 'copy'>): ReactNode {
  return (
    <section className="second-offer-hero band-deep">
      <div className="container">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="buttons">
          <ButtonLink link={{ href: '#reserve' }}>{hero.cta}</ButtonLink>
          <ButtonLink link={{ href: '#value' }} variant="line">
            {hero.secondary}
          </ButtonLink>
        </div>
        <div className="second-offer-state">
          <OfferClock id="clock" />
          <p className="second-offer-left">{hero.left}</p>
        </div>
      </div>
    </section>
  );
}
