import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { LeadDialog } from '../components/lead-dialog.tsx';
import { OfferBar } from '../components/offer-bar.tsx';
import type { IpadOfferProps } from '../props/ipad-offer.ts';
import { Contact } from './ipad-offer/contact.tsx';
import { Features } from './ipad-offer/features.tsx';
import { Hero } from './ipad-offer/hero.tsx';
import { Reviews } from './ipad-offer/reviews.tsx';
import { Steps } from './ipad-offer/steps.tsx';
import { Views } from './ipad-offer/views.tsx';

const reserve = { href: '#reserve' } as const;

/** The package of an iPad and a year of Premium, at the reduced price (P8). */
export function IpadOfferPage({ copy, structure }: IpadOfferProps): ReactNode {
  const { format } = usePage();
  const { closing, dialog, hero, receipt } = copy;
  return (
    <>
      <Hero copy={copy} structure={structure} reserve={reserve} />
      <Views copy={copy} structure={structure} />
      <Features copy={copy} structure={structure} />
      <Steps copy={copy} structure={structure} />
      <Reviews copy={copy} structure={structure} />
      <Contact copy={copy} />
      <CallToAction heading={closing.heading} text={closing.text} first={{ label: closing.cta, link: reserve }} object={null} />
      <LeadDialog id="reserve" form="lead" heading={dialog.heading} lead={dialog.lead} price={dialog.price} />
      <OfferBar label={receipt.total} emphasis={format('offer.price')} action={hero.cta} link={reserve} />
    </>
  );
}
