import type { Formatted, Localized } from 'wortlaut/react';
import type { TaxClass, TradeName } from '../goods.ts';
import type { LinkItem, Meta, TitledText } from './shared.ts';

/** The drawing of the till. Each page has a different one (P18). */
export type DrawingName =
  | 'table'
  | 'shelf'
  | 'invoice'
  | 'agenda'
  | 'calendar'
  | 'tip'
  | 'arrange'
  | 'contactless'
  | 'handset'
  | 'printed'
  | 'stock';

export interface TradeCopy {
  meta: Meta;
  /** The name of the trade or function. */
  eyebrow?: Localized;
  heading: Localized;
  lead: Localized;
  /** The drawing: what it shows, in a sentence, and the words in it. Its receipt lists the sold items of the structure. */
  picture: { title: Localized; words: Record<string, Localized>; sold: Record<string, Localized> };
  /** A till of the page's own: its shop and goods, else those of the trade, and the sales that it switches between. */
  counter?: { shop?: Localized; choose: Localized; goods?: Record<string, Localized>; sales: Record<string, Localized> };
  /** A day in the shop, the way of a function step by step, or the ways to help. */
  steps: { heading: Localized; lead: Localized; items: Record<string, TitledText> };
  problems: { heading: Localized; items: Record<string, { problem: Localized; answer: Localized }> };
  functions: { heading: Localized; items: Record<string, Localized> };
  questions: { heading: Localized; items: Record<string, { question: Localized; answer: Localized }> };
  links: { heading: Localized; items: Record<string, Localized> };
  /** The words of the search on the help page. */
  search?: { label: Localized; placeholder: Localized; none: Localized; found: Formatted<{ found: number }> };
  closing: { heading: Localized; text: Localized; trial: Localized; sales: Localized };
}

export interface TradeStructure {
  /** A trade shows a day, a function its steps, the help page its ways. */
  composition: 'trade' | 'function' | 'help';
  drawing: DrawingName;
  /** The shop that the till of the page shows first. */
  till?: TradeName;
  /** The goods of the shop in minor units of the currency, in the order of the keys, and the sales that the till switches between. */
  counter?: {
    goods?: readonly { id: string; minor: number; tax: TaxClass }[];
    sales: readonly { id: string; sold: readonly string[] }[];
  };
  /** The drawn receipt: minor units of the currency. */
  sold: { currency: string; items: readonly { id: string; minor: number }[] };
  steps: readonly string[];
  problems: readonly string[];
  functions: readonly string[];
  questions: readonly string[];
  links: readonly LinkItem[];
}

export interface TradeProps {
  readonly copy: TradeCopy;
  readonly structure: TradeStructure;
}
