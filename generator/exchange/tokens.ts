import type { Content } from '../model/content.ts';
import { type Fact, factIn } from '../model/fact.ts';
import { type Token, tokensIn } from '../model/text-tokens.ts';

/** Writes a fact as readers see it. */
export type ShowFact = (fact: Fact, tag: string, surface?: string) => string;

/** References, names, amounts and percentages have no words of their own. */
export const isPlaceholder =
  ({ facts }: Content) =>
  ({ kind, id }: Token): boolean => {
    const fact = kind === 'fact' ? facts.get(id)?.value.kind : undefined;
    return kind === 'ref' || kind === 'brand' || fact === 'money' || fact === 'percent';
  };

interface Reading {
  readonly language: string;
  /** Clause → its number. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly showFact: ShowFact;
}

/** The words that readers see at the place of a code, beside those inside it: a number, an amount, a name. */
export function shownIn({ facts, brand }: Content, { language, numbers, showFact }: Reading): (name: string) => string | undefined {
  return (name) => {
    const [token] = tokensIn(`{${name}}`);
    if (token?.kind === 'ref') return Array.from(token.id.split('..'), (end) => numbers.get(end) ?? end).join('–');
    if (token?.kind === 'brand') return String(brand.value[token.id] ?? token.id);
    const fact = token?.kind === 'fact' ? facts.get(token.id)?.value : undefined;
    if (!fact || fact.kind === 'capability') return undefined;
    return showFact(factIn(fact, language), language, fact.kind === 'duration' ? '' : token?.surface);
  };
}
