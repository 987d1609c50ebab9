import type { ReactNode } from 'react';
import type { Link } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { SalesPhone } from '../../components/sales-phone.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';
import { PriceReceipt } from './price-receipt.tsx';

/** The promise, and beside it the receipt that it comes with. */
export function Hero({ copy, structure, reserve }: IpadOfferProps & { readonly reserve: Link }): ReactNode {
  const { hero } = copy;
  return (
    <section className="ipad-offer-hero street">
      <div className="container offer-hero-grid">
        <div className="offer-hero-words">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink link={reserve}>{hero.cta}</ButtonLink>
            <SalesPhone className="button line" label={hero.call} />
          </div>
        </div>
        <PriceReceipt copy={copy} structure={structure} />
      </div>
    </section>
  );
}
