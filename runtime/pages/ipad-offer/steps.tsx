import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { StepsStrip } from '../../components/steps-strip.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** How it goes on after reserving, and what makes it safe to. */
export function Steps({ copy: { steps, assurances }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="offer-steps">
      <SectionHeader heading={steps.heading} lead={steps.lead} />
      <StepsStrip steps={structure.steps} texts={steps.items} />
      <ul className="slip offer-assurances">
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
