import type { Page, SharedContent } from '../model/content.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { wordingAt } from '../model/messages.ts';
import { partsOf } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import { formatFact } from './format-fact.ts';

interface PlainWords {
  readonly language: string;
  readonly numbers: ReadonlyMap<string, string>;
}

/** A clause (`use.secrecy` or `use.heading`) in plain words, and the file with its text. Undefined if the language leaves it out. */
export function clauseWords(
  content: SharedContent,
  page: Page,
  { id, language, numbers }: PlainWords & { readonly id: string },
): { words: string; file: string } | undefined {
  for (const { value, file } of copiesOf(content.contracts, page, language)) {
    const text = wordingAt(value, ['clauses', ...partsOf(id)]);
    if (typeof text === 'string') return { words: inPlainWords(content, withoutMarkup(text), { language, numbers }), file };
    if (text !== undefined) return undefined;
  }
  return undefined;
}

function inPlainWords({ facts, brand }: SharedContent, text: string, { language, numbers }: PlainWords): string {
  return replaceTokens(text, ({ kind, id, surface }) => {
    const fact = kind === 'fact' ? facts.get(id) : undefined;
    if (fact) return formatFact(fact.value, language, surface);
    if (kind === 'ref') return Array.from(id.split('..'), (end) => numbers.get(end) ?? end).join('–');
    return surface ?? (kind === 'brand' ? String(brand.value[id] ?? id) : id);
  });
}
