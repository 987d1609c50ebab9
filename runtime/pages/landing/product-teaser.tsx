import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { SectionHeader } from '../../components/section.tsx';
import { Terminal } from '../../illustrations/terminal.tsx';
import { Icon } from '../../islands/elements/icon.tsx';
import type { LandingProps } from '../../props/landing.ts';

/** A taste of what the till can do, and the way to all of it. */
export function ProductTeaser({ copy: { products }, structure }: LandingProps): ReactNode {
  const { link } = usePage();
  return (
    <section id="products">
      <SectionHeader heading={products.heading} />
      <div className="slip product-teaser">
        <p className="lead">{products.text}</p>
        <ul className="ticks">
          {structure.functions.map((id) => (
            <li key={id}>
              <Icon name="check" />
              {products.functions[id]}
            </li>
          ))}
        </ul>
        <ButtonLink link={link({ page: 'product' })} variant="line">
          {products.link}
        </ButtonLink>
        <Terminal />
      </div>
    </section>
  );
}
