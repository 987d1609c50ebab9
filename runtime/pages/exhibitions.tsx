import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { CallToAction } from '../components/call-to-action.tsx';
import { Enhanced } from '../components/enhanced.tsx';
import { Fair } from '../components/fair.tsx';
import { type FairState, fairsIn } from '../components/fair-order.ts';
import { PageHero } from '../components/page-hero.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import type { ExhibitionsProps } from '../props/exhibitions.ts';

/** Trade fairs to come and past, with everything that is known of them (P14). */
export function ExhibitionsPage({ copy, structure }: ExhibitionsProps): ReactNode {
  const { link, isOver } = usePage();
  const list = (state: FairState) =>
    fairsIn(state, structure.entries, isOver).map((entry) => {
      const text = copy.items[entry.id];
      if (!text) return null;
      const { attendees } = entry;
      const details = {
        booth: copy.booth,
        attendees: copy.attendees({ attendees }),
        expected: copy.expected({ attendees }),
        achievements: copy.achievements,
      };
      return <Fair key={entry.id} entry={entry} text={text} details={details} />;
    });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="exhibitions" id="upcoming">
        <SectionHeader heading={copy.upcoming} />
        <div className="exhibitions-list" id="fairs-upcoming">
          {list('upcoming')}
        </div>
      </Section>
      <Section name="exhibitions" joined>
        <SectionHeader heading={copy.past} />
        <div className="exhibitions-list" id="fairs-past">
          {list('past')}
        </div>
      </Section>
      <Enhanced by="ended-fairs" props={{ upcoming: 'fairs-upcoming', past: 'fairs-past', whole: 'upcoming' }} />
      <CallToAction
        heading={copy.visit.heading}
        text={copy.visit.text}
        first={{ label: copy.visit.button, link: link({ page: 'support', anchor: 'contact', query: { topic: 'visit' } }) }}
      />
    </>
  );
}
