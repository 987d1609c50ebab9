import type { Claim } from '../../../generator/model/claims.ts';
import type { Content, Entry, Wording } from '../../../generator/model/content.ts';
import type { Fact } from '../../../generator/model/fact.ts';
import { isGap } from '../../../generator/model/gap.ts';
import { messagesOf } from '../../../generator/model/messages.ts';
import type { PageDefinition } from '../../../generator/model/page.ts';
import { loadedPages } from '../../../generator/model/page-copies.ts';
import { changePage } from '../../support/change-pages.ts';

/** A text of a dictionary or of a page's copy. */
export interface TextAt {
  /** The id of the page; absent in a dictionary. */
  readonly page: string | undefined;
  readonly language: string;
  readonly source: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly text: string;
}

interface Texts {
  readonly all: readonly TextAt[];
  /** Page and path → the text in every language. */
  readonly versions: ReadonlyMap<string, readonly TextAt[]>;
}
const textsOfContent = new WeakMap<Content, Texts>();

function read(content: Content): Texts {
  const texts = textsOfContent.get(content);
  if (texts) return texts;
  const shared = [...content.dictionaries].flatMap(([language, entry]) =>
    textsIn(entry, { page: undefined, language, source: content.site.value.sourceLanguage }),
  );
  const own = loadedPages(content).flatMap(({ id, copies, definition }) =>
    [...copies].flatMap(([language, entry]) => textsIn(entry, { page: id, language, source: definition.value.source })),
  );
  const all = [...shared, ...own];
  const versions = new Map<string, TextAt[]>();
  for (const text of all) {
    const same = versions.get(keyOf(text));
    if (same) same.push(text);
    else versions.set(keyOf(text), [text]);
  }
  textsOfContent.set(content, { all, versions });
  return { all, versions };
}

const keyOf = ({ page = '', path }: TextAt) => [page, ...path].join(' ');

/** Every text of the dictionaries and the copies. */
export function textsOf(content: Content): readonly TextAt[] {
  return read(content).all;
}

/** A text in all languages, this one included. */
export function versionsOf(content: Content, text: TextAt): readonly TextAt[] {
  return read(content).versions.get(keyOf(text)) ?? [];
}

function textsIn({ value, file }: Entry<Wording>, owner: Pick<TextAt, 'page' | 'language' | 'source'>): TextAt[] {
  return messagesOf(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ ...owner, file, path, text }] : []));
}

/** The content with the text there replaced, removed or added. */
export function withText(
  content: Content,
  { page, language }: TextAt,
  [path, text]: readonly [readonly string[], string | undefined],
): Content {
  const change = (copies: ReadonlyMap<string, Entry<Wording>>) => {
    const entry = copies.get(language) as Entry<Wording>;
    return new Map([...copies, [language, { ...entry, value: changed(entry.value, path, text) }]]);
  };
  if (page === undefined) return { ...content, dictionaries: change(content.dictionaries) };
  return changePage(content, page, (owner) => ({ ...owner, copies: change(owner.copies) }));
}

function changed(wording: Wording, [key = '', ...rest]: readonly string[], text: string | undefined): Wording {
  const old = wording[key];
  if (rest.length) return { ...wording, [key]: changed(typeof old === 'object' && !isGap(old) ? old : {}, rest, text) };
  return text === undefined ? Object.fromEntries(Object.entries(wording).filter(([name]) => name !== key)) : { ...wording, [key]: text };
}

export function withDefinition(content: Content, id: string, change: Partial<PageDefinition>): Content {
  return changePage(content, id, (page) => ({
    ...page,
    definition: { ...page.definition, value: { ...page.definition.value, ...change } },
  }));
}

/** The content with the fact there replaced or removed. */
export function withFact(content: Content, id: string, fact: Fact | undefined): Content {
  return { ...content, facts: replaced(content.facts, id, fact) };
}

/** The content with the claim there replaced or removed. */
export function withClaim(content: Content, id: string, claim: Claim | undefined): Content {
  return { ...content, claims: replaced(content.claims, id, claim) };
}

function replaced<Value>(entries: ReadonlyMap<string, Entry<Value>>, id: string, value: Value | undefined): Map<string, Entry<Value>> {
  const { file } = entries.get(id) as Entry<Value>;
  if (value !== undefined) return new Map([...entries, [id, { file, value }]]);
  return new Map([...entries].filter(([key]) => key !== id));
}
