import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { EmailPopup } from '../components/email-popup.tsx';
import { OfferBar } from '../components/offer-bar.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { StepsStrip } from '../components/steps-strip.tsx';
import { Street } from '../components/street.tsx';
import type { LandingProps } from '../props/landing.ts';
import { Comparison } from './landing/comparison.tsx';
import { Features } from './landing/features.tsx';
import { Hero } from './landing/hero.tsx';
import { OfferTicket } from './landing/offer-ticket.tsx';
import { Pains } from './landing/pains.tsx';
import { ProductTeaser } from './landing/product-teaser.tsx';
import { Questions } from './landing/questions.tsx';
import { Reviews } from './landing/reviews.tsx';
import { Testimonials } from './landing/testimonials.tsx';

/** The Spanish landing page, which is the home page of Spain (P6, P7). */
export function LandingPage({ copy, structure }: LandingProps): ReactNode {
  const { external, words } = usePage();
  const { closing, hero } = copy;
  const trial = words('trial');
  const signUp = external('signUp');
  const street = words('street');
  return (
    <>
      <Hero copy={copy} />
      <Features copy={copy} />
      <Pains copy={copy} structure={structure} />
      <OfferTicket copy={copy} />
      <Section name="voices" theme="counter">
        <Testimonials copy={copy} structure={structure} />
        <Reviews copy={copy} structure={structure} />
      </Section>
      <Section name="pair">
        <section id="how">
          <SectionHeader heading={copy.steps.heading} />
          <StepsStrip steps={structure.steps} texts={copy.steps.items} />
        </section>
        <ProductTeaser copy={copy} structure={structure} />
      </Section>
      <Street heading={street.text('heading')} fronts={structure.fronts} />
      <Section name="pair">
        <Comparison copy={copy} structure={structure} />
        <Questions copy={copy} structure={structure} />
      </Section>
      <CallToAction heading={closing.heading} text={closing.text} first={{ label: closing.button, link: signUp }} />
      <EmailPopup />
      <OfferBar label={trial.text('noCard')} lang={trial.lang} action={hero.start} link={signUp} />
    </>
  );
}
