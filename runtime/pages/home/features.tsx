import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Printer } from '../../components/printer.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import { Phone } from '../../illustrations/phone.tsx';
import { Receipt } from '../../illustrations/receipt.tsx';
import { inCountry } from '../../in-country.ts';
import { Icon } from '../../islands/elements/icon.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';
import type { IconName } from '../../props/shared.ts';

/** The features with a picture, by icon; the others have words alone. */
const pictures: { readonly [Name in IconName]?: ReactNode } = {
  receipt: (
    <Printer>
      <Receipt />
    </Printer>
  ),
  phone: <Phone />,
};

export function Features({ copy: { features }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const page = usePage();
  return (
    <Section id="features" name="features">
      <SectionHeader heading={features.heading} lead={features.lead} />
      <ul className="features-grid">
        {inCountry(structure.features, page).map(({ id, icon }) => {
          const text = features.items[id];
          const picture = pictures[icon];
          return (
            text && (
              <li key={id} className={picture ? 'feature shown' : 'feature'}>
                {!picture && <Icon name={icon} />}
                <div className="feature-words">
                  <h3>{text.title}</h3>
                  <p>{text.text}</p>
                </div>
                {picture}
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
