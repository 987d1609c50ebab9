import type { ReactNode } from 'react';
import { CallToAction } from '../components/call-to-action.tsx';
import type { TradeProps, TradeStructure } from '../props/trade.ts';
import { useActions } from './trade/actions.ts';
import { End } from './trade/end.tsx';
import { Hero } from './trade/hero.tsx';
import { Swaps, Symptoms } from './trade/problems.tsx';
import { shopOf } from './trade/shop.ts';
import { Day, Steps } from './trade/steps.tsx';

type Part = (props: TradeProps) => ReactNode;

/** The sections between the hero and the end of each composition, in order. */
const compositions: { readonly [Name in TradeStructure['composition']]: readonly Part[] } = {
  trade: [Day, Swaps],
  function: [Steps, Swaps],
  help: [Symptoms, Day],
};

/** A page of the Spanish menu: a trade, a function of the till, or help (P18). */
export function TradePage({ copy, structure }: TradeProps): ReactNode {
  const ways = useActions(copy);
  // A practice and an office take as much as a salon.
  const trade = shopOf({ copy, structure }) ?? (structure.composition === 'trade' ? 'salon' : undefined);
  return (
    <>
      <Hero copy={copy} structure={structure} />
      {compositions[structure.composition].map((Between) => (
        <Between key={Between.name} copy={copy} structure={structure} />
      ))}
      <End copy={copy} structure={structure} />
      <CallToAction heading={copy.closing.heading} text={copy.closing.text} {...ways} trade={trade} />
    </>
  );
}
