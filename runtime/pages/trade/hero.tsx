import type { ReactNode } from 'react';
import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { SaleInvoice } from '../../components/counter-front.tsx';
import { Till } from '../../components/till/till.tsx';
import { TrialPrice } from '../../components/trial-price.tsx';
import type { TradeProps } from '../../props/trade.ts';
import { useActions } from './actions.ts';
import { Drawing } from './drawing.tsx';
import { shopOf } from './shop.ts';

/** The first band: whom or what the page is for, and the till of the trade, or a drawing. */
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
  return (
    <div className="page-hero street">
      <div className="container till-front">
        <p className="eyebrow trade-sign">
          <span>{copy.eyebrow}</span>
        </p>
        <Board as="h1" text={copy.heading} />
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
}
