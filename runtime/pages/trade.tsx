import type { ReactNode } from 'react';
import { CallToAction } from '../components/call-to-action.tsx';
import { DayReport } from '../components/day-report.tsx';
import type { TradeProps, TradeStructure } from '../props/trade.ts';
import { useActions } from './trade/actions.ts';
import { End } from './trade/end.tsx';
import { HelpHero } from './trade/help-hero.tsx';
import { HelpWays } from './trade/help-ways.tsx';
import { Hero } from './trade/hero.tsx';
import { Swaps } from './trade/problems.tsx';
import { shopOf } from './trade/shop.ts';
import { Day, Steps } from './trade/steps.tsx';

type Part = (props: TradeProps) => ReactNode;

/** The sections before the end of each composition, in order. */
const compositions: { readonly [Name in TradeStructure['composition']]: readonly Part[] } = {
  trade: [Hero, Day, Swaps],
  function: [Hero, Steps, Swaps],
  help: [HelpHero, HelpWays],
};

/** A page of the Spanish menu: a trade, a function of the till, or help (P18). */
export function TradePage({ copy, structure }: TradeProps): ReactNode {
  const ways = useActions(copy);
  // A practice and an office take as much as a salon.
  const trade = shopOf({ copy, structure }) ?? (structure.composition === 'trade' ? 'salon' : undefined);
  return (
    <>
      {compositions[structure.composition].map((Section) => (
        <Section key={Section.name} copy={copy} structure={structure} />
      ))}
      <End copy={copy} structure={structure} />
      <CallToAction
        heading={copy.closing.heading}
        text={copy.closing.text}
        {...ways}
        object={structure.composition === 'help' ? null : <DayReport shop={trade} />}
      />
    </>
  );
}
