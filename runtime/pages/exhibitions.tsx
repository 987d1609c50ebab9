import type { ReactNode } from 'react';
import { Closing } from '../components/closing.tsx';
import { Fair } from '../components/fair.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Opening, Section } from '../components/section.tsx';
import { usePage } from '../page-context.ts';
import type { ExhibitionEntry } from '../shapes/shared.ts';
import type { TemplateProps } from '../templates.ts';

/** Trade fairs to come and past, with everything that is known of them (P14). */
export function ExhibitionsPage({ copy, structure }: TemplateProps<'exhibitions'>): ReactNode {
  const { link } = usePage();
  const list = (state: ExhibitionEntry['state']) =>
    structure.entries.map((entry) => {
      const text = copy.items[entry.id];
      if (entry.state !== state || !text) return null;
      const details = { booth: copy.booth, attendees: copy.attendees({ attendees: entry.attendees }), achievements: copy.achievements };
      return <Fair key={entry.id} entry={entry} text={text} details={details} />;
    });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="exhibitions">
        <Opening heading={copy.upcoming} />
        <div className="exhibitions-list">{list('upcoming')}</div>
      </Section>
      <Section name="exhibitions" joined>
        <Opening heading={copy.past} />
        <div className="exhibitions-list">{list('past')}</div>
      </Section>
      <Closing
        heading={copy.visit.heading}
        text={copy.visit.text}
        first={{ label: copy.visit.button, link: link({ page: 'support', anchor: 'contact', query: { topic: 'visit' } }) }}
      />
    </>
  );
}
