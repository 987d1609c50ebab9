import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { LeadDialog } from '../components/lead-dialog.tsx';
import { OfferBar } from '../components/offer-bar.tsx';
import type { SecondOfferProps } from '../props/second-offer.ts';
import { End } from './second-offer/end.tsx';
import { Features } from './second-offer/features.tsx';
import { Hero } from './second-offer/hero.tsx';
import { Testimonials } from './second-offer/testimonials.tsx';

/** The iPad by the month: the hero prints the till roll that adds up what the offer is worth (P9). */
export function SecondOfferPage({ copy, structure }: SecondOfferProps): ReactNode {
  const { format } = usePage();
  const { bar, dialog, value } = copy;
  return (
    <>
      <Hero copy={copy} structure={structure} />
      <Features copy={copy} structure={structure} />
      <Testimonials copy={copy} structure={structure} />
      <End copy={copy} />
      <LeadDialog id="reserve" form="second-offer" heading={dialog.heading} lead={dialog.lead} price={dialog.price} />
      <OfferBar
        label={bar.label}
        emphasis={
          <>
            {format('offer.monthly')} {value.period}
          </>
        }
        action={bar.cta}
        link={{ href: '#reserve' }}
      />
    </>
  );
}
