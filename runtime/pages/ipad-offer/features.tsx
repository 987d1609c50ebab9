import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Pictogram } from '../../illustrations/pictogram.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** Features of the year of Premium, as the keys of a till that is lit in a dark shop. */
export function Features({ copy: { features }, structure }: IpadOfferProps): ReactNode {
  return (
    <Section name="offer-premium" theme="deep">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="slip offer-list">
        {Object.entries(structure.features).map(([id, sign]) => (
          <li key={id}>
            {features.items[id]}
            <Pictogram name={sign} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
