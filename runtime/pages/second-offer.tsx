import type { ReactNode } from 'react';
import { LeadDialog } from '../components/lead-dialog.tsx';
import type { TemplateProps } from '../templates.ts';
import { End } from './second-offer/end.tsx';
import { Features } from './second-offer/features.tsx';
import { Hero } from './second-offer/hero.tsx';
import { OfferBar } from './second-offer/offer-bar.tsx';
import { Testimonials } from './second-offer/testimonials.tsx';
import { TillRoll } from './second-offer/till-roll.tsx';

/** The iPad by the month: the hero prints the till roll that adds up what the offer is worth (P9). */
export function SecondOfferPage({ copy, structure }: TemplateProps<'second-offer'>): ReactNode {
  const { dialog } = copy;
  return (
    <>
      <Hero copy={copy} />
      <TillRoll copy={copy} structure={structure} />
      <Features copy={copy} structure={structure} />
      <Testimonials copy={copy} structure={structure} />
      <End copy={copy} />
      <LeadDialog id="reserve" form="second-offer" heading={dialog.heading} lead={dialog.lead} price={dialog.price} />
      <OfferBar copy={copy} />
    </>
  );
}
