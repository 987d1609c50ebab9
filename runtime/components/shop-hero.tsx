import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Flag } from '../islands/elements/flag.tsx';
import { Board } from './board.tsx';
import { offerEnd } from './offer-end.ts';
import { Till } from './till/till.tsx';
import { TrialPrice } from './trial-price.tsx';

interface ShopHeroProps {
  /** The heading of the page, over the sign. */
  readonly name: ReactNode;
  /** The promise on the sign. */
  readonly promise: Localized;
  readonly lead: Localized;
  /** The offer that the price buys, and the regular price. */
  readonly offer: readonly Localized[];
  /** The buttons. */
  readonly children: ReactNode;
}

/** The front of the shop: a sign, what it costs, two ways on, and the till, which works. */
export function ShopHero({ name, promise, lead, offer, children }: ShopHeroProps): ReactNode {
  const page = usePage();
  const here = page.countryChoices.find((choice) => choice.current);
  const trial = page.words('trial');
  return (
    <section className="shop-hero street">
      <div className="container shop-hero-grid">
        <h1 className="shop-hero-name">
          {here && <Flag code={here.code} />}
          <span>{name}</span>
        </h1>
        <Board text={promise} />
        <div className="shop-hero-words">
          <p className="lead">{lead}</p>
          <ul className="shop-hero-deal">
            <TrialPrice as="li" />
            {!offerEnd(page).isOver && (
              <li>
                <strong>{page.format('offer.price')}</strong> <span>{offer.join(', ')}</span>
              </li>
            )}
          </ul>
        </div>
        <div className="shop-hero-ways">
          <div className="buttons">{children}</div>
          <p className="shop-hero-note" lang={trial.lang}>
            {trial.text('noCard')}
          </p>
        </div>
        <div className="shop-hero-till">
          <Till />
        </div>
      </div>
      <div className="plank" aria-hidden="true" />
    </section>
  );
}
