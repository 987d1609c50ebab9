import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { OfferClock } from '../../components/offer-clock.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';
import { PartsCounter } from './parts-counter.tsx';
import { TillRoll } from './till-roll.tsx';

/** Headline on the sign, its price below it, how many are left and how long it lasts (S8), beside the account, which the hero prints. */
export function Hero({ copy, structure }: SecondOfferProps): ReactNode {
  const { hero } = copy;
  return (
    <section className="second-offer-hero street">
      <div className="container offer-hero-grid">
        <p className="eyebrow offer-hero-eyebrow">{hero.eyebrow}</p>
        <h1>
          <Board as="span" text={hero.heading} /> <span className="offer-hero-price">{hero.price}</span>
        </h1>
        <div className="offer-hero-words">
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
        <TillRoll copy={copy} structure={structure} />
        <PartsCounter copy={copy} structure={structure} />
      </div>
    </section>
  );
}
