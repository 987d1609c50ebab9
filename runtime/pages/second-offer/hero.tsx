import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { OfferClock } from '../../components/offer-clock.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';
import { PartsCounter } from './parts-counter.tsx';
import { TillRoll } from './till-roll.tsx';

/** Headline, how many are left and how long it lasts (S8): the last lines of the account, which the hero prints. */
export function Hero({ copy, structure }: SecondOfferProps): ReactNode {
  const { hero } = copy;
  return (
    <section className="second-offer-hero street">
      <div className="container offer-hero-grid">
        <div className="offer-hero-words">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink link={{ href: '#reserve' }}>{hero.cta}</ButtonLink>
            <ButtonLink link={{ href: '#value' }} variant="line">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <TillRoll copy={copy} structure={structure}>
          <div className="second-offer-state">
            <OfferClock id="clock" />
            <p className="second-offer-left">{hero.left}</p>
          </div>
        </TillRoll>
        <PartsCounter copy={copy} structure={structure} />
      </div>
    </section>
  );
}
