import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Delivery } from '../../illustrations/offer-part.tsx';
import { StandingTill } from '../../illustrations/standing-till.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';
import { TillRoll } from './till-roll.tsx';

/** Headline on the sign, its price below it, the till on the counter and its parcel, beside the account, which the hero prints. */
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
        </div>
        <TillRoll copy={copy} structure={structure} />
        <div className="offer-parts" aria-hidden="true">
          <StandingTill />
          <Delivery />
        </div>
      </div>
    </section>
  );
}
