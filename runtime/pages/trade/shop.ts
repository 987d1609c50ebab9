import type { Localized } from 'wortlaut/react';
import type { OwnShop, TradeName } from '../../goods.ts';
import type { TradeProps } from '../../props/trade.ts';

/** The shop of the till: the own goods of the page, or a trade. */
export function shopOf({ copy, structure }: TradeProps): TradeName | OwnShop | undefined {
  const { till, counter } = structure;
  const words = counter && copy.counter;
  if (!till || !words) return till;
  const { goods } = counter;
  return {
    trade: till,
    choose: words.choose,
    ...(goods && words.shop && { name: words.shop, goods: goods.map((good) => ({ ...good, name: named(words.goods ?? {}, good.id) })) }),
    sales: counter.sales.map((sale) => ({ ...sale, name: named(words.sales, sale.id) })),
  };
}

/** The word of a page for something of its structure. */
export function named(words: Readonly<Record<string, Localized>>, name: string): Localized {
  const word = words[name];
  if (!word) throw new Error(`the page needs the word '${name}'`);
  return word;
}
