import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Figures } from '../components/figures.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { AboutCopy, AboutProps } from '../props/about.ts';

/** Mission, story where the edition has one, figures, team and values (P12). */
export function AboutPage({ copy, structure }: AboutProps): ReactNode {
  const page = usePage();
  const figures = structure.stats.flatMap(({ id, fact }) => {
    const label = copy.stats.items[id];
    return label ? [{ id, label, value: id === 'setup' ? copy.stats.setupTime : page.format(fact) }] : [];
  });
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.lead} />
      <Section name="mission">
        <h2 className="eyebrow">{copy.mission.heading}</h2>
        <p className="statement">{copy.mission.text}</p>
      </Section>
      {copy.story && <Story {...copy.story} />}
      <Section name="split" theme="deep">
        <SectionHeader heading={copy.stats.heading} />
        <Figures figures={figures} />
      </Section>
      <Section id="team" name="team">
        <SectionHeader heading={copy.team.heading} lead={copy.team.lead} />
        <ul className="team-list">
          {structure.team.map(({ id, name }) => (
            <li key={id} className="person">
              <span className="person-tile" aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <h3>{name}</h3>
              <p>{copy.team.roles[id]}</p>
              <SampleMark />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="values" name="values" theme="counter">
        <SectionHeader heading={copy.values.heading} />
        <ul className="points">
          {structure.values.map(({ id, icon }) => (
            <li key={id} className="point">
              <Icon name={icon} />
              <h3>{copy.values.items[id]?.title}</h3>
              <p>{copy.values.items[id]?.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Story({ heading, beginning, growth, today }: NonNullable<AboutCopy['story']>): ReactNode {
  return (
    <Section name="story" joined>
      <h2>{heading}</h2>
      <div className="story-roll">
        <p>
          <RichWords text={beginning} />
        </p>
        <p>
          <RichWords text={growth} />
        </p>
        <p>
          <RichWords text={today} />
        </p>
      </div>
    </Section>
  );
}
