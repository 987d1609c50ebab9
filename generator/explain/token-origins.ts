import type { FactWriter } from '../4-render/fact-formats.ts';
import { tokenText } from '../diagnostics/suggestion.ts';
import type { Content, Page, SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { factIn, keyOfFact } from '../model/fact.ts';
import { markedIn, parseMarkup, targetText } from '../model/inline-markup.ts';
import type { Route } from '../model/manifest.ts';
import { messagesOf, wordingAt } from '../model/messages.ts';
import { numbersOf, partsOf } from '../model/outline.ts';
import { copiesOf, loadedTexts } from '../model/page-copies.ts';
import { type Token, tokensIn } from '../model/text-tokens.ts';

/** The value of a token or a link on a page, and its place. */
export interface TokenOrigin {
  /** The source text: `{fact:trial.period|Tagen}` or `(support#faq)`. */
  readonly written: string;
  /** The words on the page, or the address of the link. */
  readonly shown: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** A page and the way its facts are written. */
export interface OriginsOfPage {
  readonly content: Content;
  readonly route: Route;
  readonly writeFact: FactWriter;
}

/** The tokens of a text in order, then its links. Tokens without a target are left out; the checks report them. */
export function tokenOrigins(page: OriginsOfPage, text: string): readonly TokenOrigin[] {
  const tokens = tokensIn(text).flatMap((token) => {
    const origin = originOf(page, token);
    return origin ? [{ written: tokenText(token.kind, token.id, token.surface), ...origin }] : [];
  });
  return [...tokens, ...linkOrigins(page.content, text)];
}

function linkOrigins({ pages }: SharedContent, text: string): TokenOrigin[] {
  const parsed = parseMarkup(text);
  if ('fault' in parsed) return [];
  return markedIn(parsed.parts).flatMap((part) => {
    const definition = part.kind === 'link' ? pages.get(part.to.page)?.definition : undefined;
    if (part.kind !== 'link' || !definition) return [];
    const { path, addresses = [] } = definition.value;
    const shown = `${path ?? addresses[0]?.path ?? ''}${part.to.anchor === undefined ? '' : `#${part.to.anchor}`}`;
    return [{ written: `(${targetText(part.to)})`, shown, file: definition.file, dataPath: [path === undefined ? 'addresses' : 'path'] }];
  });
}

function originOf({ content, route, writeFact }: OriginsOfPage, { kind, id, surface }: Token): Omit<TokenOrigin, 'written'> | undefined {
  const { facts, brand, pages } = content;
  const page = pages.get(route.page) as Page;
  switch (kind) {
    case 'fact': {
      const fact = facts.get(id);
      return (
        fact && { shown: writeFact(factIn(fact.value, route.language), route.tag, surface), file: fact.file, dataPath: [keyOfFact(id)] }
      );
    }
    case 'brand':
      return { shown: String(brand.value[id] ?? ''), file: brand.file, dataPath: [id] };
    case 'ref': {
      const [from = '', to] = id.split('..');
      const numbers = numbersOf(outlineOf(page)?.sections ?? {});
      const place = clausePlace(content, route, from);
      const shown = [from, to].flatMap((end) => (end === undefined ? [] : (numbers.get(end) ?? end))).join('–');
      return place && { shown, ...place };
    }
    case 'term':
    case 'def': {
      const place = definitionPlace(content, route, id);
      return place && { shown: surface ?? '', ...place };
    }
    case 'doc':
      return { shown: surface ?? '', file: page.definition.file, dataPath: ['structure'] };
  }
}

function clausePlace(content: Content, route: Route, id: string) {
  const dataPath = ['clauses', ...(id.includes('.') ? partsOf(id) : [id, 'heading'])];
  return placeWhere(content, route, (value) => (wordingAt(value, dataPath) === undefined ? undefined : dataPath));
}

function definitionPlace(content: Content, route: Route, term: string) {
  return placeWhere(
    content,
    route,
    (value) => messagesOf(value).find(({ value: text }) => typeof text === 'string' && text.includes(`{def:${term}|`))?.path,
  );
}

type Value = ReturnType<typeof copiesOf>[number]['value'];

function placeWhere(content: Content, route: Route, find: (value: Value) => readonly string[] | undefined) {
  for (const { value, file } of copiesOf(loadedTexts(content), { id: route.page }, route.copyLanguage)) {
    const dataPath = find(value);
    if (dataPath) return { file, dataPath };
  }
  return undefined;
}
