import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Opening, Section } from '../../components/section.tsx';
import type { ProductProps } from '../../shapes/product.ts';

/** The models that have support, as tickets from one roll, and what it costs. */
export function Support({ copy, structure }: ProductProps): ReactNode {
  return (
    <Section name="product-support" id="support">
      <Opening heading={copy.supportTitle} lead={copy.leads.support} />
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
