import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { SaleInvoice } from '../../components/counter-front.tsx';
import { Till } from '../../components/till/till.tsx';
import { TrialPrice } from '../../components/trial-price.tsx';
import { Handset } from '../../illustrations/trade/handset.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { useActions } from './actions.ts';
import { Contact } from './contact.tsx';
import { Drawing } from './drawing.tsx';
import { shopOf } from './shop.ts';

/** The first band: whom or what the page is for, and the till of the trade, or a drawing. Help shows the ways to a person instead. */
export function Hero({ copy, structure }: TradeProps): ReactNode {
  const { first, second } = useActions(copy);
  const shop = shopOf({ copy, structure });
  const buttons = (
    <div className="buttons">
      <ButtonLink link={first.link}>{first.label}</ButtonLink>
      <ButtonLink link={second.link} variant="line">
        {second.label}
      </ButtonLink>
    </div>
  );
  const contact = structure.composition === 'help' && copy.contact;
  if (!contact)
    return (
      <div className="page-hero street">
        <div className="container till-front">
          <p className="eyebrow trade-sign">
            <span>{copy.eyebrow}</span>
          </p>
          <Board as="h1" text={copy.heading} lines={2} />
          <div className="till-front-words">
            <p className="lead">{copy.lead}</p>
            {buttons}
            {structure.drawing === 'printed' && shop ? <SaleInvoice trade={shop} /> : <TrialPrice />}
          </div>
          <div className={`page-hero-foot shows-${structure.drawing}`}>
            {shop ? <Till trade={shop} /> : <Drawing copy={copy} structure={structure} />}
          </div>
        </div>
      </div>
    );
  return (
    <div className="page-hero street">
      <div className="container trade-hero">
        <div className="page-hero-words">
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <Handset says={copy.picture.words.answer} />
        <Contact labels={contact} />
      </div>
    </div>
  );
}
