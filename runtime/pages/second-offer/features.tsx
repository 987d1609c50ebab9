import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { OfferFeature } from '../../illustrations/offer-feature.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** Six things that the till takes care of, on its keys. */
export function Features({ copy: { features }, structure }: SecondOfferProps): ReactNode {
  return (
    <Section name="second-offer-features words-beside">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="key-cards">
        {structure.features.map((id) => (
          <li key={id}>
            <h3>{features.items[id].title}</h3>
            <p>{features.items[id].text}</p>
            <OfferFeature name={id} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
