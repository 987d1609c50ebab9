import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { SecondOfferProps } from '../../props/second-offer.ts';

/** Six things that the till takes care of, in the colours of its keys. */
export function Features({ copy: { features }, structure }: SecondOfferProps): ReactNode {
  return (
    <Section name="second-offer-features">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="key-cards">
        {structure.features.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{features.items[id]?.title}</h3>
            <p>{features.items[id]?.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
