import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** Features of the year of Premium as a checklist. */
export function Features({ copy: { features }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="offer-premium" theme="counter">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="slip offer-list">
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
