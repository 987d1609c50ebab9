import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { ShopHero } from '../../components/shop-hero.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** One promise, two ways on, and the till (P7). */
export function Hero({ copy: { hero, offer } }: Pick<LandingProps, 'copy'>): ReactNode {
  const { link, external } = usePage();
  return (
    <ShopHero name={hero.name} promise={hero.heading} lead={hero.lead} offer={[offer.heading, offer.before]}>
      <ButtonLink link={external('signUp')}>{hero.start}</ButtonLink>
      <ButtonLink link={link({ page: 'landing', anchor: 'how' })} variant="line">
        {hero.how}
      </ButtonLink>
    </ShopHero>
  );
}
