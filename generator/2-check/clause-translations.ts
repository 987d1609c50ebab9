import type { Page } from '../model/content.ts';
import { type Token, tokensIn } from '../model/text-tokens.ts';
import type { WrittenClause } from '../model/written-clauses.ts';

/** One clause in all the languages of the document that words it. */
export interface ClauseInLanguages {
  readonly id: string;
  readonly page: Page;
  readonly source: WrittenClause;
  readonly translations: readonly WrittenClause[];
}

/** Clauses of contract documents with their translations; those that only one language words are left out. */
export function clausesInLanguages(written: readonly WrittenClause[]): ClauseInLanguages[] {
  const groups = new Map<string, WrittenClause[]>();
  for (const clause of written) {
    const key = `${clause.page.id} ${clause.id}`;
    const group = groups.get(key);
    if (group) group.push(clause);
    else groups.set(key, [clause]);
  }
  return [...groups.values()].flatMap((clauses) => {
    const source = clauses.find(({ language, page }) => language === page.definition.value.source);
    const translations = clauses.filter((clause) => clause !== source);
    return source && translations.length ? [{ id: source.id, page: source.page, source, translations }] : [];
  });
}

/** What must be said as often in every language: a term may give way to a pronoun, these may not. */
const counted: readonly Token['kind'][] = ['fact', 'ref', 'def', 'doc', 'brand'];

export const nameOf = ({ kind, id }: Token) => `${kind}:${id}`;
export const countedIn = (text: string) => tokensIn(text).filter(({ kind }) => counted.includes(kind));
const termsIn = (text: string) => tokensIn(text).filter(({ kind }) => kind === 'term' || kind === 'def');

/** Which tokens a text names, in no order. */
export const setOf = (text: string) => [...new Set(tokensIn(text).map(nameOf))].sort().join(' ');
/** How often it names what is counted. */
export const countsOf = (text: string) => countedIn(text).map(nameOf).sort().join(' ');
/** In which order it names what is counted, kind by kind. */
export const orderOf = (text: string) =>
  counted
    .map((kind) =>
      countedIn(text)
        .filter((token) => token.kind === kind)
        .map(nameOf),
    )
    .join(' ');
/** In which order its terms come first. */
export const orderOfTerms = (text: string) => [...new Set(termsIn(text).map(({ id }) => id))].join(' ');

/** What the source and its translations say, each as one comparable text. */
export interface Readings {
  readonly own: string;
  readonly others: readonly string[];
  readonly differing: readonly WrittenClause[];
  /** Several translations agree with each other and not with their source: then the source is what differs. */
  readonly sourceAlone: boolean;
}

export function readingsOf({ source, translations }: ClauseInLanguages, read: (text: string) => string): Readings {
  const own = read(source.text);
  const others = translations.map(({ text }) => read(text));
  const [first, ...rest] = others;
  return {
    own,
    others,
    differing: translations.filter((_, index) => others[index] !== own),
    sourceAlone: rest.length > 0 && first !== own && rest.every((other) => other === first),
  };
}
