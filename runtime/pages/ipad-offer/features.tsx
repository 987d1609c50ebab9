import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** What the year of Premium does, as a list that can be ticked off. */
export function Features({ copy: { features }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="split" theme="paper">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="offer-list">
        {structure.features.map((id) => (
          <li key={id}>
            {features.items[id]}
            <Icon name="check" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
