import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** Features of the year of Premium, as the keys of a till that is lit in a dark shop. */
export function Features({ copy: { features, receipt }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="offer-premium" theme="deep">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="slip offer-list">
        {structure.features.map((id) => (
          <li key={id}>
            {features.items[id]}
            <span>
              <Icon name="check" />
              {receipt.items.premium.amount}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
