import { groupBy } from '../model/group-by.ts';
import { type Token, tokensIn } from '../model/text-tokens.ts';
import type { WrittenClause } from '../model/written-clauses.ts';

/** One clause in all languages of the document that has its text. */
export interface ClauseInLanguages {
  readonly source: WrittenClause;
  readonly translations: readonly WrittenClause[];
}

/** Clauses of contract documents with their translations, without those that exist only in one language. */
export function clausesInLanguages(written: readonly WrittenClause[]): ClauseInLanguages[] {
  return [...groupBy(written, ({ page, id }) => `${page.id} ${id}`).values()].flatMap((clauses) => {
    const source = clauses.find(({ language, page }) => language === page.definition.value.source);
    const translations = clauses.filter((clause) => clause !== source);
    return source && translations.length ? { source, translations } : [];
  });
}

/** Tokens that occur equally often in every language: unlike terms, they cannot be replaced by a pronoun. */
const counted: readonly Token['kind'][] = ['fact', 'ref', 'def', 'doc', 'brand'];

export const nameOf = ({ kind, id }: Token) => `${kind}:${id}`;
export const countedIn = (text: string) => tokensIn(text).filter(({ kind }) => counted.includes(kind));
const termsIn = (text: string) => tokensIn(text).filter(({ kind }) => kind === 'term' || kind === 'def');

/** The tokens of a text, in no order. */
export const setOf = (text: string) => [...new Set(tokensIn(text).map(nameOf))].sort().join(' ');
/** How often each counted token occurs. */
export const countsOf = (text: string) => countedIn(text).map(nameOf).sort().join(' ');
/** The order of counted tokens, kind by kind. */
export const orderOf = (text: string) => {
  const tokens = countedIn(text);
  return counted.map((kind) => tokens.filter((token) => token.kind === kind).map(nameOf)).join(' ');
};
/** The order of the first occurrences of its terms. */
export const orderOfTerms = (text: string) => [...new Set(termsIn(text).map(({ id }) => id))].join(' ');

/** The tokens of the source and its translations, each as one comparable string. */
export type Readings = ReturnType<typeof readingsOf>;

export function readingsOf({ source, translations }: ClauseInLanguages, read: (text: string) => string) {
  const own = read(source.text);
  const others = translations.map(({ text }) => read(text));
  const [first, ...rest] = others;
  return {
    own,
    others,
    differing: translations.filter((_, index) => others[index] !== own),
    /** Several translations agree with each other and differ from their source: then the source is likely wrong. */
    sourceAlone: rest.length > 0 && first !== own && rest.every((other) => other === first),
  };
}
