import type { ReactNode } from 'react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { ProductProps } from '../../props/product.ts';

/** The models that have support, as tickets from one roll, and what it costs. */
export function Support({ copy, structure }: ProductProps): ReactNode {
  return (
    <Section name="product-support" id="support">
      <SectionHeader heading={copy.supportTitle} lead={copy.leads.support} />
      <ul className="steps-strip">
        {structure.supportModels.map(({ id, icon }) => (
          <li className="step" key={id}>
            <Icon name={icon} />
            <strong>{copy.supportFeatures[id]}</strong>
          </li>
        ))}
      </ul>
      <ul className="points">
        {structure.supportCosts.map(({ id, icon }) => (
          <li className="point" key={id}>
            <Icon name={icon} />
            <p>{copy.supportFeatures[id]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
