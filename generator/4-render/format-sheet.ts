import type { SharedContent } from '../model/content.ts';
import { type Fact, factIn } from '../model/fact.ts';
import { languageTag } from '../model/language-tag.ts';
import { isLaw, lawForms } from '../model/law.ts';
import type { FactWriter } from './fact-formats.ts';

/** The formats of facts: each kind in each locale, by one fact of the site as an example. */
export interface FormatSheet {
  /** The tags of the locales: `de-AT`. */
  readonly tags: readonly string[];
  /** The kind, the id of the example, and how each locale writes it. */
  readonly rows: readonly { readonly kind: string; readonly example: string; readonly written: readonly string[] }[];
}

export function formatSheet({ facts, locales }: Pick<SharedContent, 'facts' | 'locales'>, writeFact: FactWriter): FormatSheet {
  const examples = new Map(
    [...facts]
      .flatMap(([id, { value }]) => formsOf(value).map((surface) => [shapeOf(value, surface), { id, value, surface }] as const))
      .reverse(),
  );
  const rows = [...examples].map(([kind, { id, value, surface }]) => ({
    kind,
    example: id,
    written: locales.map(({ language, country }) => writeFact(factIn(value, language), languageTag(language, country), surface)),
  }));
  return {
    tags: locales.map(({ language, country }) => languageTag(language, country)),
    rows: rows.sort((a, b) => (a.kind < b.kind ? -1 : 1)),
  };
}

/** The forms in which texts print a fact; none for a capability, which has no wording. */
function formsOf(fact: Fact): (string | undefined)[] {
  if (fact.kind === 'capability') return [];
  return isLaw(fact) ? [undefined, ...lawForms(fact)] : [undefined];
}

/** The kind of a fact with what changes its format: `money EUR 0.00`, `duration days`. */
function shapeOf(fact: Fact, surface: string | undefined): string {
  switch (fact.kind) {
    case 'money':
      return `money, ${fact.currency}, ${fact.minor % 100 ? 'with decimals' : 'whole'}`;
    case 'duration':
      return `duration, ${fact.unit}${fact.upTo === undefined ? '' : ', range'}`;
    case 'date':
      return `date, ${fact.iso.slice(0, 10).replace(/\d/g, '0')}`;
    case 'count':
      return `count, ${fact.bound}`;
    default:
      return surface === undefined ? fact.kind : `${fact.kind}, ${surface}`;
  }
}
