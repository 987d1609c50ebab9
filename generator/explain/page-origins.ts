import { readMarkup } from '../markup/read-markup.ts';
import { placeKey } from '../model/attested-texts.ts';
import type { Content } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { slotsIn } from '../model/message-slots.ts';
import type { Reading } from '../model/reading.ts';
import { markedFor, type WrittenText } from './marks.ts';
import { type Occurrence, occurrencesIn } from './occurrence.ts';
import { chainOf, type Step } from './resolution-chain.ts';
import { type OriginsOfPage, type TokenOrigin, tokenOrigins } from './token-origins.ts';
import { type Translation, translationsIn } from './translation.ts';

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
