import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Figures } from '../components/figures.tsx';
import { RichWords } from '../components/rich-words.tsx';
import { SampleNote } from '../components/sample-mark.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { Counter, FullBin, PaperPile } from '../illustrations/counter.tsx';
import { PackedIpad } from '../illustrations/ipad-on-shelf.tsx';
import { OnHook } from '../illustrations/on-hook.tsx';
import { Portrait } from '../illustrations/portrait.tsx';
import { StandingTill } from '../illustrations/standing-till.tsx';
import type { AboutCopy, AboutProps } from '../props/about.ts';

/** Mission and figures, story where the edition has one, team and values (P12): over the first band a counter empties. */
export function AboutPage({ copy, structure }: AboutProps): ReactNode {
  const page = usePage();
  const figures = structure.stats.flatMap(({ id, fact }) => {
    const label = copy.stats.items[id];
    return label ? [{ id, label, value: id === 'setup' ? copy.stats.setupTime : page.format(fact) }] : [];
  });
  const trial = { label: copy.closing.button, link: page.external('signUp') };
  return (
    <>
      <div className="page-hero street">
        <div className="container">
          <Board as="h1" text={copy.heading} />
          <div className="hero-line">
            <p className="lead">{copy.lead}</p>
            <ButtonLink link={trial.link}>{trial.label}</ButtonLink>
          </div>
          <div className="page-hero-foot">
            <Counter />
          </div>
        </div>
      </div>
      <Section name="mission" theme="counter">
        <div>
          <h2 className="eyebrow">{copy.mission.heading}</h2>
          <p className="statement">{copy.mission.text}</p>
        </div>
        <div className="slip about-figures">
          <h2>{copy.stats.heading}</h2>
          <Figures figures={figures} />
        </div>
      </Section>
      {copy.story && <Story {...copy.story} />}
      <Section id="team" name="team" theme="deep">
        <SectionHeader heading={copy.team.heading} lead={copy.team.lead}>
          <SampleNote />
        </SectionHeader>
        <ul className="badges">
          {structure.team.map(({ id, name }) => (
            <li key={id} className="badge">
              <div className="slip badge-card">
                <Portrait of={id} />
                <h3>{name}</h3>
                <p>{copy.team.roles[id]}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="values" name="values" theme="counter">
        <SectionHeader heading={copy.values.heading} />
        <ul className="points">
          {structure.values.map((id) => (
            <li key={id} className="point">
              <OnHook value={id} />
              <h3>{copy.values.items[id]?.title}</h3>
              <p>{copy.values.items[id]?.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction heading={copy.closing.heading} text={copy.closing.text} first={trial} object={<StandingTill lit />} />
    </>
  );
}

/** The drawing of each part: books of receipts, the bin, the parcel. */
const things = { beginning: <PaperPile />, growth: <FullBin />, today: <PackedIpad /> } as const;

function Story({ heading, titles, ...parts }: NonNullable<AboutCopy['story']>): ReactNode {
  return (
    <Section name="story">
      <SectionHeader heading={heading} />
      {(['beginning', 'growth', 'today'] as const).map((part) => (
        <div key={part}>
          <h3>{titles[part]}</h3>
          <div className="story-shelf">{things[part]}</div>
          <p>
            <RichWords text={parts[part]} />
          </p>
        </div>
      ))}
    </Section>
  );
}
