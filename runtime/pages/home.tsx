import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { trialOf } from '../components/header-actions.ts';
import type { HomeProps } from '../props/home.ts';
import { Fairs } from './home/fairs.tsx';
import { Features } from './home/features.tsx';
import { Front } from './home/front.tsx';
import { Hero } from './home/hero.tsx';
import { Offer } from './home/offer.tsx';
import { People } from './home/people.tsx';
import { PreOrderSection } from './home/pre-order-section.tsx';
import { Products } from './home/products.tsx';

/** The home page of a locale (P3). It opens with the country (P4, decision 8); Spain has its landing page instead (P6). */
export function HomePage({ copy, structure }: HomeProps): ReactNode {
  const page = usePage();
  const { words } = page;
  return (
    <>
      <Hero copy={copy} />
      <Front copy={copy} structure={structure} />
      <Features copy={copy} structure={structure} />
      <Offer copy={copy} structure={structure} />
      <People copy={copy} structure={structure} />
      <Products copy={copy} structure={structure} />
      <PreOrderSection copy={copy} />
      <Fairs copy={copy} structure={structure} />
      <CallToAction
        heading={words('shutter').text('heading')}
        text={words('trial').text('noCard')}
        first={{ label: trialOf(page), link: page.external('signUp') }}
      />
    </>
  );
}
