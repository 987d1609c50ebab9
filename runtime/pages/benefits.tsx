import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { BenefitThing } from '../illustrations/benefit-thing.tsx';
import { BlankTill } from '../illustrations/blank-till.tsx';
import { LiveDay } from '../illustrations/live-day.tsx';
import { inCountry } from '../in-country.ts';
import type { BenefitsProps } from '../props/benefits.ts';

/** Eight stubs to tear off under one notice, one of them with the day on the till, and a call to action (P15). */
export function BenefitsPage({ copy, structure }: BenefitsProps): ReactNode {
  const page = usePage();
  const cards = inCountry(structure.cards, page);
  const first = { label: copy.cta.button, link: page.external('signUp') };
  return (
    <>
      <div className="street">
        <div className="container">
          <div className="slip notice">
            <Board as="h1" text={copy.heading} />
            <div className="hero-line">
              <p className="lead">{copy.lead}</p>
              <ButtonLink link={first.link}>{first.label}</ButtonLink>
            </div>
          </div>
          <ul className="stubs">
            {cards.map(({ id, icon }) => (
              <li key={id} className={icon === 'chart' ? 'stub-wide' : undefined}>
                <div className="benefit slip">
                  {icon !== 'chart' && <BenefitThing name={icon} />}
                  <h2>{copy.cards[id]?.title}</h2>
                  <p>{copy.cards[id]?.text}</p>
                  {icon === 'chart' && <LiveDay />}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CallToAction heading={copy.cta.heading} text={copy.cta.text} first={first} object={<BlankTill />} />
    </>
  );
}
