import { wordingAt } from '../model/messages.ts';
import { tokensIn } from '../model/text-tokens.ts';
import type { TextSet } from './text-sets.ts';

/* Placeholders that one text lacks: the number or word in their place is the same fault. */

/** The cause of every finding about a placeholder that a text lacks, such as `fact:prices.monthly`. */
export const causeOfLostSlot = (file: string, path: readonly string[], slot: string): string => `slot ${file} ${path.join('.')} ${slot}`;

export const isOfLostSlot = (cause: string | undefined): boolean => cause?.startsWith('slot ') === true;

/** The texts with which a text is compared: the source of a translation, or all translations of the source. */
export function otherTexts({ base, files }: Pick<TextSet, 'base' | 'files'>, file: string, path: readonly string[]): string[] {
  const others = file === base?.file ? files.filter((one) => one !== base) : base ? [base] : [];
  return others.flatMap(({ value }) => {
    const text = wordingAt(value, path);
    return typeof text === 'string' ? text : [];
  });
}

/** The facts that all other texts have and this text lacks: `fact:prices.monthly`. If it lacks only references, those. */
export function lostNumbers(text: string, others: readonly string[]): string[] {
  const tokensOf = (one: string) => new Set(tokensIn(one).map(({ kind, id }) => `${kind}:${id}`));
  const own = tokensOf(text);
  const [first = new Set<string>(), ...rest] = others.map(tokensOf);
  const lost = [...first].filter((name) => !own.has(name) && rest.every((names) => names.has(name)));
  const facts = lost.filter((name) => name.startsWith('fact:'));
  return facts.length ? facts : lost.filter((name) => name.startsWith('ref:'));
}
