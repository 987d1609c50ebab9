import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { Handset } from '../../illustrations/trade/handset.tsx';
import { Moment } from '../../illustrations/trade/moment.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { useActions } from './actions.ts';

/** The first band of help: a receiver off its hook, and beside it the ways to an answer, each with what one does. */
export function HelpHero({ copy, structure }: TradeProps): ReactNode {
  const { first } = useActions(copy);
  const ways: Readonly<Record<string, ReactNode>> = {
    tour: (
      <ButtonLink link={first.link} variant="quiet">
        {first.label}
      </ButtonLink>
    ),
    write: <EmailLink />,
    call: <PhoneLink />,
  };
  return (
    <div className="page-hero street">
      <div className="container help-front">
        <Board as="h1" text={copy.heading} />
        <div className="help-words">
          <p className="lead">{copy.lead}</p>
          <section className="slip help-ways">
            <h2>{copy.steps.heading}</h2>
            <p>{copy.steps.lead}</p>
            <ul>
              {structure.steps.map((id) => (
                <li key={id}>
                  <Moment step={id} />
                  <h3>{copy.steps.items[id]?.title}</h3>
                  <p>{copy.steps.items[id]?.text}</p>
                  <p className="help-way">{ways[id]}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="page-hero-foot">
          <Handset says={copy.picture.words.answer} />
        </div>
      </div>
    </div>
  );
}
