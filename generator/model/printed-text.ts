import type { SharedContent } from './content.ts';
import { type Fact, factIn } from './fact.ts';
import { withoutMarkup } from './inline-markup.ts';
import { languageTag, regionOf } from './language-tag.ts';
import { replaceTokens, type Token } from './text-tokens.ts';

/** Writes a fact for a locale; `surface` is the word after its id in the text. */
export type FactWriter = (fact: Fact, tag: string, surface?: string) => string;

/** The values that printed texts consist of, beside their words. */
export type PrintedValues = Pick<SharedContent, 'facts' | 'brand' | 'countries'>;

export interface PrintedIn {
  readonly language: string;
  /** BCP 47 tag. */
  readonly tag: string;
  /** Clause or section → its number. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly writeFact: FactWriter;
}

/** A text in plain words, as its document prints it: values written, references numbered, in the spelling of the country. */
export function printedText(values: PrintedValues, text: string, to: PrintedIn): string {
  const words = replaceTokens(withoutMarkup(spelt(values, text, to.tag)), (token) => printedToken(values, token, to));
  return asPrinted(words);
}

/** Words as a page shows them: without escapes and with single spaces; those that do not break a line stay. */
export const asPrinted = (words: string): string =>
  words
    .replaceAll("''", "'")
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

export function printedToken({ facts, brand }: PrintedValues, { kind, id, surface }: Token, to: PrintedIn): string {
  const fact = kind === 'fact' ? facts.get(id) : undefined;
  if (fact) return to.writeFact(factIn(fact.value, to.language), to.tag, surface);
  if (kind === 'ref') return Array.from(id.split('..'), (end) => to.numbers.get(end) ?? end).join('–');
  return surface ?? (kind === 'brand' ? String(brand.value[id] ?? id) : id);
}

/** A text in the spelling of the country of a tag. Names of tokens are ASCII letters, so only words change. */
export function spelt(values: Pick<PrintedValues, 'countries'>, text: string, tag: string): string {
  return spellingOf(values, tag).reduce((words, [from, to]) => words.replaceAll(from, to), text);
}

export function spellingOf({ countries }: Pick<PrintedValues, 'countries'>, tag: string): readonly (readonly [string, string])[] {
  const country = countries.get(regionOf(tag)?.toLowerCase() ?? '')?.value;
  const spelling = Object.entries(country?.spelling ?? {}).find(([language]) => languageTag(language, country?.code) === tag);
  return Object.entries(spelling?.[1] ?? {});
}
