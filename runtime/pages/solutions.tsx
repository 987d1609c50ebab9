import type { ReactNode } from 'react';
import { type Link, usePage } from 'wortlaut/react';
import { Board } from '../components/board.tsx';
import { ButtonLink } from '../components/button.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { DoorPlate } from '../components/door-plate.tsx';
import { Section, SectionHeader } from '../components/section.tsx';
import { ShopPosters, ShopScreen, ShopWindow } from '../illustrations/shop-front.tsx';
import { Icon } from '../islands/elements/icon.tsx';
import type { ServicePicture, SolutionCard, SolutionsProps } from '../props/solutions.ts';

/** The window of the shop that shows each service. */
const parts: { readonly [Name in ServicePicture]: ReactNode } = { till: <ShopWindow />, website: <ShopScreen />, posts: <ShopPosters /> };

/** Three services, four reasons, and a way to advice (P16). Each service has a slip under its window of one shop: the till, the website, the posters. */
export function SolutionsPage({ copy, structure }: SolutionsProps): ReactNode {
  const page = usePage();
  const { link } = page;
  return (
    <>
      <div className="page-hero street">
        <div className="container">
          <Board as="h1" text={copy.heading} lines={[1, 3]} />
          <div className="hero-line">
            <p className="lead">{copy.lead}</p>
            <ButtonLink link={link(structure.closing.consult)}>{copy.closing.consult}</ButtonLink>
          </div>
        </div>
      </div>
      <Section name="solutions" theme="counter" joined>
        {structure.cards.map(({ id, picture, to, features }, index) => {
          const card = copy.cards[id];
          return card && <Solution key={id} card={card} picture={picture} way={link(to)} features={features} first={index === 0} />;
        })}
      </Section>
      <Section name="why">
        <SectionHeader heading={copy.why.heading} />
        <ul className="reasons">
          {structure.why.map((id) => (
            <li key={id}>
              <h3>{copy.why.items[id]?.title}</h3>
              <p>{copy.why.items[id]?.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        first={{ label: copy.closing.consult, link: link(structure.closing.consult) }}
        second={{ label: copy.closing.learn, link: link(structure.closing.learn) }}
        object={<DoorPlate />}
      />
    </>
  );
}

interface SolutionProps {
  readonly card: SolutionCard;
  readonly picture: ServicePicture;
  readonly way: Link | undefined;
  readonly features: readonly string[];
  /** Has the button that most visitors want. */
  readonly first: boolean;
}

/** A window of the shop, and the slip about it. */
function Solution({ card, picture, way, features, first }: SolutionProps): ReactNode {
  return (
    <article className="solution">
      <div className="solution-part">{parts[picture]}</div>
      <div className="slip solution-slip">
        <div className="solution-words">
          <h2>{card.title}</h2>
          <p>
            <strong>{card.subtitle}</strong> {card.text}
          </p>
        </div>
        <ul className="ticks">
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {card.features[feature]}
            </li>
          ))}
        </ul>
        <ButtonLink link={way} variant={first ? 'filled' : 'line'}>
          {card.button}
        </ButtonLink>
      </div>
    </article>
  );
}
