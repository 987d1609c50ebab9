import type { ReactNode } from 'react';
import { Closing } from '../components/closing.tsx';
import { Icon } from '../components/icon.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { Till } from '../illustrations/till.tsx';
import { inCountry } from '../in-country.ts';
import { usePage } from '../page-context.ts';
import type { BenefitsProps } from '../shapes/benefits.ts';

/** Eight cards and a call to action (P15). */
export function BenefitsPage({ copy, structure }: BenefitsProps): ReactNode {
  const { country, outbound } = usePage();
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="benefits">
        <ul className="benefits-grid">
          {inCountry(structure.cards, country).map(({ id, icon }, index) => (
            <li key={id} className="benefit">
              <Icon name={icon} />
              <h2>{copy.cards[id]?.title}</h2>
              <p>{copy.cards[id]?.text}</p>
              {index === 0 && <Till />}
            </li>
          ))}
        </ul>
      </Section>
      <Closing heading={copy.cta.heading} text={copy.cta.text} first={{ label: copy.cta.button, link: outbound('signUp') }} />
    </>
  );
}
