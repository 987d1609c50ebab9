import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { OfferReceipt } from '../../components/offer-receipt.tsx';
import { Till } from '../../illustrations/till.tsx';
import { usePage } from '../../page-context.ts';
import type { HomeCopy } from '../../shapes/home.ts';

/** The offer beside the promise. It heads the page where no country hero does, and then shows the till as well. */
export function OfferHero({ copy, first }: { readonly copy: HomeCopy; readonly first: boolean }): ReactNode {
  const { link } = usePage();
  const { hero } = copy;
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={first ? 'offer-hero first band-paper' : 'offer-hero'} id="offer">
      <div className="container offer-hero-grid">
        <div className="offer-hero-words">
          <p className="eyebrow">{hero.eyebrow}</p>
          <Heading className="display">{hero.heading}</Heading>
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink link={link({ page: 'home', anchor: 'pre-order' })}>{hero.cta}</ButtonLink>
            <ButtonLink link={link({ page: 'home', anchor: 'how' })} look="line">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <OfferReceipt hero={hero} countdown={copy.countdown} />
        {first && (
          <div className="offer-hero-till">
            <Till />
          </div>
        )}
      </div>
    </section>
  );
}
