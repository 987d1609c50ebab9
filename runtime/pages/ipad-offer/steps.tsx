import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** How it goes on after reserving, and what makes it safe to. */
export function Steps({ copy: { steps, assurances }, structure }: IpadOfferProps): ReactNode {
  const { number } = usePage();
  return (
    <Section name="offer-steps">
      <SectionHeader heading={steps.heading} lead={steps.lead} />
      <ol className="steps-strip">
        {structure.steps.map((id, index) => {
          const text = steps.items[id];
          return (
            text && (
              <li key={id} className="step">
                <span className="step-number" aria-hidden="true">
                  {number(index + 1)}
                </span>
                <h3>{text.title}</h3>
                <p>{text.text}</p>
              </li>
            )
          );
        })}
      </ol>
      <ul className="points offer-assurances">
        {structure.assurances.map(({ id, icon }) => (
          <li key={id} className="offer-assurance">
            <Icon name={icon} />
            {assurances[id]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
