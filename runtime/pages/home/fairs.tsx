import type { ReactNode } from 'react';
import type { Localized } from '../../../generator/model/localized.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Fair } from '../../components/fair.tsx';
import { Opening, Section } from '../../components/section.tsx';
import { usePage } from '../../page-context.ts';
import type { HomeCopy, HomeStructure } from '../../shapes/home.ts';
import type { ExhibitionEntry } from '../../shapes/shared.ts';

/** Trade fairs, those to come beside those that were (P3). */
export function Fairs({ copy: { exhibitions }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { link } = usePage();
  const list = (state: ExhibitionEntry['state']) =>
    structure.exhibitions.map((entry) => {
      const text = exhibitions.items[entry.id];
      return entry.state === state && text && <Fair key={entry.id} entry={entry} text={text} />;
    });
  return (
    <Section id="exhibitions" name="fairs">
      <Opening heading={exhibitions.heading}>
        <ButtonLink link={link({ page: 'exhibitions' })} look="quiet">
          {exhibitions.link}
        </ButtonLink>
      </Opening>
      <div className="fairs-lists">
        <FairsList heading={exhibitions.upcoming}>{list('upcoming')}</FairsList>
        <FairsList heading={exhibitions.past}>{list('past')}</FairsList>
      </div>
    </Section>
  );
}

function FairsList({ heading, children }: { readonly heading: Localized; readonly children: ReactNode }): ReactNode {
  return (
    <div className="fairs-list">
      <p className="eyebrow">{heading}</p>
      {children}
    </div>
  );
}
