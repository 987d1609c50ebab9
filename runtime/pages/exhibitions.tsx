import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PhoneLink } from '../components/contact-links.tsx';
import { Enhanced } from '../components/enhanced.tsx';
import { type FairState, fairsIn } from '../components/fair-order.ts';
import { SampleNote } from '../components/sample-mark.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Till } from '../components/till/till.tsx';
import type { ExhibitionsProps } from '../props/exhibitions.ts';
import { CalendarSheet } from './exhibitions/calendar-sheet.tsx';
import { FairBadge, toVisit } from './exhibitions/fair-badge.tsx';

/** Trade fairs, those to come in the first window beside the till of the stand, with everything that is known of them (P14). */
export function ExhibitionsPage({ copy, structure }: ExhibitionsProps): ReactNode {
  const { format, link, isOver } = usePage();
  const list = (state: FairState) =>
    fairsIn(state, structure.entries, isOver).map((entry, index) => {
      const text = copy.items[entry.id];
      if (!text) return null;
      return <FairBadge key={entry.id} entry={entry} text={text} copy={copy} isNext={state === 'upcoming' && index === 0} />;
    });
  const upcoming = list('upcoming');
  const [next] = fairsIn('upcoming', structure.entries, isOver);
  const nextText = next && copy.items[next.id];
  return (
    <>
      <div className="page-hero street">
        <div className="container fairs-front">
          <Board as="h1" text={copy.heading} />
          <p className="lead">{copy.lead}</p>
          <section className="exhibitions" id="upcoming" hidden={upcoming.length === 0}>
            <SectionHeader heading={copy.upcoming}>
              <SampleNote />
            </SectionHeader>
            <div className="badges" id="fairs-upcoming">
              {upcoming}
            </div>
          </section>
          <section className="fairs-till">
            <h2>{copy.till}</h2>
            <Till />
          </section>
        </div>
      </div>
      <Section name="exhibitions fairs-past">
        <SectionHeader heading={copy.past} />
        <div className="badges" id="fairs-past">
          {list('past')}
        </div>
      </Section>
      <Enhanced by="ended-fairs" props={{ upcoming: 'fairs-upcoming', past: 'fairs-past', whole: 'upcoming' }} />
      <CallToAction
        heading={copy.visit.heading}
        text={copy.visit.text}
        first={{ label: copy.visit.button, link: link(toVisit) }}
        object={nextText && <CalendarSheet entry={next} text={nextText} />}
      >
        <p>
          <PhoneLink /> ({format('support.long')})
        </p>
      </CallToAction>
    </>
  );
}
