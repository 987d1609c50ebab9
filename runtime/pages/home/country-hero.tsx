import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Till } from '../../illustrations/till.tsx';
import { Flag } from '../../islands/elements/flag.tsx';
import type { HomeCopy } from '../../props/home.ts';

/** The product in this country: flag, name, what it is, two ways on (P4). */
export function CountryHero({ copy: { country } }: { readonly copy: HomeCopy }): ReactNode {
  const page = usePage();
  const here = page.countryChoices.find((choice) => choice.current);
  return (
    <div className="country-hero">
      <div className="container country-hero-grid">
        <div className="country-hero-words">
          {here && <Flag code={here.code} />}
          <h1>
            {page.brand('product')} {here && <span className="country-hero-name">{here.name}</span>}
          </h1>
          <p className="lead">{country.intro}</p>
          <div className="buttons">
            <ButtonLink link={page.external('signUp')}>{country.start}</ButtonLink>
            <ButtonLink link={page.link({ page: 'home', anchor: 'features' })} variant="line">
              {country.learn}
            </ButtonLink>
          </div>
        </div>
        <Till />
      </div>
    </div>
  );
}
