import type { ReactNode } from 'react';
import { OfferReceipt } from '../../components/offer-receipt.tsx';
import { StepsStrip } from '../../components/steps-strip.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** The offer with the time until it ends, and how it works. */
export function Offer({ copy, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { hero, steps } = copy;
  return (
    <section className="offer-hero band-deep" id="offer">
      <div className="container offer-hero-grid">
        <h2>{hero.eyebrow}</h2>
        <OfferReceipt hero={hero} countdown={copy.countdown} />
        <section className="offer-hero-words offer-hero-steps" id="how">
          <h2>{steps.heading}</h2>
          <StepsStrip steps={structure.steps} texts={steps.items} />
        </section>
      </div>
    </section>
  );
}
