import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Opening, Section } from '../../components/section.tsx';
import type { IpadOfferProps } from '../../shapes/ipad-offer.ts';

/** What the year of Premium does, as a list that can be ticked off. */
export function Features({ copy: { features }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="split" tone="paper">
      <Opening heading={features.heading} lead={features.lead} />
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
