import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Section, SectionHeader } from '../../components/section.tsx';
import { inCountry } from '../../in-country.ts';
import { Icon } from '../../islands/elements/icon.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';
import { shownBySale } from './front.tsx';

export function Features({ copy: { features }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const page = usePage();
  return (
    <Section id="features" name="features">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="features-grid">
        {inCountry(structure.features, page).map(({ id, icon }) => {
          const text = features.items[id];
          return (
            text &&
            !shownBySale.includes(icon) && (
              <li key={id} className="feature">
                <Icon name={icon} />
                <div className="feature-words">
                  <h3>{text.title}</h3>
                  <p>{text.text}</p>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
