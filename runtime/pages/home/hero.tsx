import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { ShopHero } from '../../components/shop-hero.tsx';
import type { HomeCopy } from '../../props/home.ts';

/** The product in this country: flag, name, what it is, two ways on (P4), with the price of the offer and the till. */
export function Hero({ copy: { country, hero } }: { readonly copy: HomeCopy }): ReactNode {
  const page = usePage();
  const here = page.countryChoices.find((choice) => choice.current);
  return (
    <ShopHero
      name={`${page.brand('product')} ${here?.name ?? ''}`.trim()}
      promise={country.promise}
      lead={country.intro}
      offer={[hero.offer, hero.before]}
    >
      <ButtonLink link={page.external('signUp')}>{country.start}</ButtonLink>
      <ButtonLink link={page.link({ page: 'home', anchor: 'features' })} variant="line">
        {country.learn}
      </ButtonLink>
    </ShopHero>
  );
}
