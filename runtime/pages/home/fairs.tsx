import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { ButtonLink } from '../../components/button.tsx';
import { Enhanced } from '../../components/enhanced.tsx';
import { Fair } from '../../components/fair.tsx';
import { type FairState, fairsIn } from '../../components/fair-order.ts';
import { SampleNote } from '../../components/sample-mark.tsx';
import { Section, SectionHeader } from '../../components/section.tsx';
import type { HomeCopy, HomeStructure } from '../../props/home.ts';

/** Trade fairs, those to come beside those that were (P3). */
export function Fairs({ copy: { exhibitions }, structure }: { readonly copy: HomeCopy; readonly structure: HomeStructure }): ReactNode {
  const { link, isOver } = usePage();
  const list = (state: FairState) =>
    fairsIn(state, structure.exhibitions, isOver).map((entry) => {
      const text = exhibitions.items[entry.id];
      return text && <Fair key={entry.id} entry={entry} text={text} />;
    });
  return (
    <Section id="exhibitions" name="fairs">
      <SectionHeader heading={exhibitions.heading}>
        <ButtonLink link={link({ page: 'exhibitions' })} variant="quiet">
          {exhibitions.link}
        </ButtonLink>
      </SectionHeader>
      <div className="fairs-lists">
        <FairsList id="upcoming" heading={exhibitions.upcoming}>
          {list('upcoming')}
        </FairsList>
        <FairsList id="past" heading={exhibitions.past}>
          {list('past')}
        </FairsList>
      </div>
      <div>
        <SampleNote />
        <Enhanced by="ended-fairs" props={{ upcoming: 'fairs-upcoming', past: 'fairs-past', whole: 'upcoming' }} />
      </div>
    </Section>
  );
}

interface FairsListProps {
  readonly id: string;
  readonly heading: Localized;
  readonly children: ReactNode;
}

function FairsList({ id, heading, children }: FairsListProps): ReactNode {
  return (
    <div className="fairs-list" id={id}>
      <p>
        <strong>{heading}</strong>
      </p>
      <div id={`fairs-${id}`} className={id === 'upcoming' ? 'slip' : undefined}>
        {children}
      </div>
    </div>
  );
}
