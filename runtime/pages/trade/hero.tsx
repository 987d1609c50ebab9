import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Till } from '../../components/till/till.tsx';
import { Handset } from '../../illustrations/trade/handset.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { useActions } from './actions.ts';
import { Contact } from './contact.tsx';
import { Drawing } from './drawing.tsx';

/** The first band: whom or what the page is for, and its drawing. Help shows the ways to a person instead. */
export function Hero({ copy, structure }: TradeProps): ReactNode {
  const { first, second } = useActions(copy);
  const contact = structure.composition === 'help' && copy.contact;
  return (
    <div className="page-hero street">
      <div className="container trade-hero">
        <div className="page-hero-words">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
          {!contact && (
            <div className="buttons">
              <ButtonLink link={first.link}>{first.label}</ButtonLink>
              <ButtonLink link={second.link} variant="line">
                {second.label}
              </ButtonLink>
            </div>
          )}
        </div>
        {contact ? (
          <>
            <Handset says={copy.picture.words.answer} />
            <Contact labels={contact} />
          </>
        ) : (
          <Drawing copy={copy} structure={structure} />
        )}
      </div>
      {structure.till && (
        <div className="container page-hero-foot">
          <Till trade={structure.till} />
        </div>
      )}
    </div>
  );
}
