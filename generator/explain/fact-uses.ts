import type { PageTrace } from '../4-render/page-trace.ts';
import { placeKey } from '../model/attested-texts.ts';
import type { Content, Entry, SharedContent, Wording } from '../model/content.ts';
import type { Fact } from '../model/fact.ts';
import type { Route } from '../model/manifest.ts';
import { messagesOf } from '../model/messages.ts';
import { copiesOf, loadedPages, loadedTexts } from '../model/page-copies.ts';
import { tokensIn } from '../model/text-tokens.ts';
import type { WrittenText } from './marks.ts';

/** A rendered page, with its queries and its unread texts. */
interface TracedPage {
  readonly route: Route;
  readonly trace: PageTrace;
}

export interface NamingText extends WrittenText {
  readonly shownAt: readonly string[];
}

interface FactUses {
  readonly texts: readonly NamingText[];
  readonly routes: readonly Route[];
  /** Templates that read it directly: some of their pages read it, and no text there uses it. */
  readonly templates: readonly string[];
}

/** Every use of a fact on the pages, in the order of the files. */
export function factUses(content: Content, id: string, pages: Iterable<TracedPage>): FactUses {
  const naming = writtenTexts(content).filter(({ written }) => factsIn(written).includes(id));
  const shownAt = new Map(naming.map((text) => [placeKey(text), [] as string[]]));
  const routes: Route[] = [];
  const templates = new Set<string>();
  for (const { route, trace } of pages) {
    if (!trace.queries.some(({ key }) => key === `fact\0${id}`)) continue;
    routes.push(route);
    const read = textsRead(content, { route, trace }).filter((key) => shownAt.has(key));
    for (const key of read) shownAt.get(key)?.push(route.path);
    if (!read.length) templates.add(route.template);
  }
  return {
    texts: naming.map((text) => ({ ...text, shownAt: shownAt.get(placeKey(text)) ?? [] })),
    routes,
    templates: [...templates].sort(),
  };
}

/** Every text of the dictionaries and the loaded pages. */
export function writtenTexts(content: Content): WrittenText[] {
  const entries: Entry<Wording>[] = [
    ...content.dictionaries.values(),
    ...loadedPages(content).flatMap(({ copies }) => [...copies.values()]),
  ];
  return entries.flatMap(({ value, file }) =>
    messagesOf(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ file, dataPath: path, written: text }] : [])),
  );
}

export const factsIn = (text: string): string[] => tokensIn(text).flatMap(({ kind, id }) => (kind === 'fact' ? [id] : []));

/** The texts that a page read, of its own files and of the dictionaries. */
function textsRead(content: Content, { route, trace }: TracedPage): string[] {
  const own = copiesOf(loadedTexts(content), { id: route.page }, route.copyLanguage).flatMap(({ value, file }) => {
    const unread = new Set(trace.unread[file]);
    return messagesOf(value).flatMap(({ path }) => (unread.has(path.join('\0')) ? [] : [placeKey({ file, dataPath: path })]));
  });
  const shared = trace.queries.flatMap(({ key }) => {
    const [kind, language = '', ...dataPath] = key.split('\0');
    const file = kind === 'word' ? content.dictionaries.get(language)?.file : undefined;
    return file === undefined ? [] : [placeKey({ file, dataPath })];
  });
  return [...own, ...shared];
}

/** The facts that are derived from a fact, transitively. */
export function factsFollowing(facts: SharedContent['facts'], id: string, following = new Set<string>()): readonly string[] {
  for (const [other, { value }] of facts) {
    if (following.has(other) || !termsOf(value).includes(id)) continue;
    following.add(other);
    factsFollowing(facts, other, following);
  }
  return [...following];
}

export function termsOf(fact: Fact): readonly string[] {
  const { sum, difference } = (fact.kind === 'money' && fact.derived) || {};
  return sum ?? difference ?? [];
}
