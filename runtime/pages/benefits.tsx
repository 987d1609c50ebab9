import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { inCountry } from '../in-country.ts';
import { Icon } from '../islands/elements/icon.tsx';
import type { BenefitsProps } from '../props/benefits.ts';

/** Eight stubs to tear off under one notice, and a call to action (P15). */
export function BenefitsPage({ copy, structure }: BenefitsProps): ReactNode {
  const page = usePage();
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="benefits" theme="counter">
        <ul className="stubs">
          {inCountry(structure.cards, page).map(({ id, icon }) => (
            <li key={id}>
              <div className="benefit slip">
                <Icon name={icon} />
                <h2>{copy.cards[id]?.title}</h2>
                <p>{copy.cards[id]?.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction heading={copy.cta.heading} text={copy.cta.text} first={{ label: copy.cta.button, link: page.external('signUp') }} />
    </>
  );
}
