import { readMarkup } from '../markup/read-markup.ts';
import { attestedAt, placeKey, type State } from '../model/attested-texts.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import type { Status } from '../model/ledger.ts';
import { lazy } from '../model/memoize.ts';
import { slotsIn } from '../model/message-slots.ts';
import { wordingAt } from '../model/messages.ts';
import { loadedPages } from '../model/page-copies.ts';
import type { FactWriter } from '../model/printed-text.ts';
import type { Reading } from '../model/reading.ts';
import { markedFor, type WrittenText } from './marks.ts';
import { type Occurrence, occurrencesIn } from './occurrence.ts';
import { chainOf, type Step } from './resolution-chain.ts';
import { type OriginsOfPage, type TokenOrigin, tokenOrigins } from './token-origins.ts';

/** A text of a page, with its resolution. */
export interface TextOrigin extends WrittenText {
  /** As visitors get it. A message whose arguments only the browser has is unchanged. */
  readonly shown: string;
  /**
   * The first occurrence: text that all readers get comes before text that only eyes get, then attributes, then props of islands. Absent if it
   * was read and not shown.
   */
  readonly standing?: Omit<Occurrence, 'text' | 'shown'>;
  /** The number of further occurrences on the page. */
  readonly again: number;
  readonly chain: readonly Step[];
  readonly tokens: readonly TokenOrigin[];
  /** ICU arguments, which the page or the browser fills in; for a plural or select, its branches. */
  readonly arguments: readonly { readonly name: string; readonly branches?: readonly string[] }[];
  readonly translation: Translation | undefined;
}

/**
 * Every text of a page in the order of the page; at the end those that were read and not shown. Renders the page once with marks around its
 * texts. `within` is the id of an element, to which the result is limited; undefined for the whole page.
 */
export function originsOn(
  { content, route, writeFact, within }: OriginsOfPage & { within?: string | undefined },
  render: (content: Content) => { readonly html: string | undefined; readonly readings: readonly Reading[] },
): { origins: readonly TextOrigin[]; ids: ReadonlySet<string> } {
  const marked = markedFor(content, route.page);
  const { html = '', readings } = render(marked.content);
  const markup = readMarkup(html);
  const named = within === undefined ? undefined : markup.byId(within);
  // The id of a section is that of its heading.
  const element = named && /^h[1-6]$/.test(named.name) ? named.parent : named;
  const inside = ({ offset }: Occurrence) => within === undefined || (element && offset >= element.start && offset < element.contentEnd);
  const occurrences = groupBy(occurrencesIn(markup).filter(inside), ({ text }) => text);
  const read = new Set(within === undefined ? readings.map(placeKey) : []);
  const translation = translationsIn(content, writeFact);
  const origins = marked.texts
    .map((text, number) => ({ text, own: occurrences.get(number) ?? [] }))
    .filter(({ text, own }) => own.length || read.has(placeKey(text)))
    .map(
      ({ text, own }): TextOrigin => ({
        ...describe(text, own),
        chain: chainOf(content, route, text),
        tokens: tokenOrigins({ content, route, writeFact }, text.written),
        arguments: argumentsIn(text.written),
        translation: translation(text),
      }),
    );
  // Texts that are not shown come last.
  const position = ({ standing }: TextOrigin) => standing?.offset ?? html.length;
  return { origins: origins.sort((a, b) => position(a) - position(b)), ids: new Set(markup.ids) };
}

function argumentsIn(message: string): TextOrigin['arguments'] {
  const slots = slotsIn(message);
  return [...(slots?.kinds.keys() ?? [])].map((name) => {
    const branches = slots?.choices.find((choice) => choice.name === name)?.branches;
    return { name, ...(branches && { branches }) };
  });
}

/** Text, hidden text, attributes, props of islands; otherwise by position. */
function describe(text: WrittenText, own: readonly Occurrence[]): Pick<TextOrigin, keyof WrittenText | 'shown' | 'standing' | 'again'> {
  const best = own.toSorted((a, b) => weight(a) - weight(b))[0];
  if (!best) return { ...text, shown: text.written, again: 0 };
  const { text: _, shown, ...standing } = best;
  const waits = weight(best) === handed && shown.includes('"type":');
  return { ...text, shown: waits ? text.written : shown, standing, again: own.length - 1 };
}

const handed = 4;
function weight({ role }: Occurrence): number {
  if (role === 'handed to the island') return handed;
  if (role === 'structured data') return 3;
  return role.includes(' of ') || role.startsWith('meta og:') ? 2 : role.endsWith(' aria-hidden>') ? 1 : 0;
}

export interface Translation {
  /** The state of a contract's text is in the ledger; another text is a source, a translation, or equal to its source. */
  readonly state: State | 'source' | 'translation' | 'same-as-source';
  readonly language: string;
  readonly source?: { readonly file: string; readonly dataPath: readonly string[]; readonly language: string; readonly text: string };
  /** The last attestation in the ledger, by whom, and the day (ISO). It is outdated if the state differs. */
  readonly said?: Status;
  readonly by?: string;
  readonly at?: string;
}

/** The state of every text of some content; contracts are compared with their ledger at the first use. */
export function translationsIn(content: Content, writeFact: FactWriter): (text: WrittenText) => Translation | undefined {
  const owners = new Map<string, Owner>();
  const add = (copies: ReadonlyMap<string, Entry<Wording>>, source: string) => {
    for (const [language, { file }] of copies) owners.set(file, { copies, source, language });
  };
  add(content.dictionaries, content.site.value.sourceLanguage);
  for (const { copies, definition } of loadedPages(content)) add(copies, definition.value.source);
  const texts = lazy(() => attestedAt(content, writeFact));

  return (text) => {
    const owner = owners.get(text.file);
    if (!owner) return undefined;
    const plain = plainState(owner, text);
    const attested = plain.state === 'source' ? undefined : texts().get(placeKey(text));
    if (!attested) return plain;
    const { state, entry } = attested;
    return { ...plain, state, ...(entry && { said: entry.status, by: entry.by, at: entry.at }) };
  };
}

interface Owner {
  readonly copies: ReadonlyMap<string, Entry<Wording>>;
  readonly source: string;
  readonly language: string;
}

function plainState({ copies, source, language }: Owner, { dataPath, written }: WrittenText): Translation {
  const original = copies.get(source);
  if (language === source || !original) return { state: 'source', language };
  const text = wordingAt(original.value, dataPath);
  if (typeof text !== 'string') return { state: 'translation', language };
  return {
    state: text === written ? 'same-as-source' : 'translation',
    language,
    source: { file: original.file, dataPath, language: source, text },
  };
}
