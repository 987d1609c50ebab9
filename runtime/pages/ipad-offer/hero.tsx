import type { ReactNode } from 'react';
import type { Link } from 'wortlaut/react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';
import { Carton } from './carton.tsx';
import { PriceTag } from './price-tag.tsx';

/** The promise with its price tag, and beside it the carton that it comes in. */
export function Hero({ copy, structure, reserve }: IpadOfferProps & { readonly reserve: Link }): ReactNode {
  const { hero } = copy;
  return (
    <section className="ipad-offer-hero street">
      <div className="container offer-hero-grid">
        <div className="offer-hero-head">
          <p className="eyebrow">{hero.eyebrow}</p>
          <Board text={hero.heading} as="h1" />
        </div>
        <div className="offer-hero-deal">
          <PriceTag copy={copy} />
          <div className="offer-hero-words">
            <p className="lead">{hero.lead}</p>
            <div className="buttons">
              <ButtonLink link={reserve}>{hero.cta}</ButtonLink>
              <SalesPhone className="button line" label={hero.call} />
            </div>
          </div>
        </div>
        <Carton copy={copy} structure={structure} />
      </div>
    </section>
  );
}
