import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Content } from '../model/content.ts';
import type { CompiledMessage, Formatted, Localized, Rich, RichPart } from '../model/localized.ts';
import { type MessageFormatElement, parseMessage, quote } from '../model/message.ts';
import { closing, opening } from '../model/pseudo-marks.ts';
import { replaceTokens, splitClause, tokensIn } from '../model/wording.ts';
import { formatFact } from './format-fact.ts';
import { enclosedMessage, keep, lengthened, lengthenedMessage } from './pseudo.ts';

/** A text, ready to show, or waiting for its values, or a clause with what leads on from it. */
export type ResolvedText = Localized | Formatted<Record<string, unknown>> | Rich;

interface ResolverParts {
  readonly content: Content;
  /** BCP 47 tag of the locale. */
  readonly tag: string;
  readonly read: (fact: string) => void;
  readonly pseudo?: boolean | undefined;
}

/** Turns written texts into shown ones for one locale: tokens first, then ICU. Tells its listener which facts it read. */
export class TextResolver {
  readonly tag: string;
  readonly #content: Content;
  readonly #intl: IntlShape<string>;
  readonly #read: (fact: string) => void;
  /** Whether texts are shown in the pseudo-locale. */
  readonly #pseudo: boolean;
  /** What texts were resolved to, and the facts that must be told again when one is read again. */
  readonly #spelling: readonly (readonly [string, string])[];
  readonly #known = new Map<string, { resolved: ResolvedText; facts: readonly string[] }>();

  constructor({ content, tag, read, pseudo = false }: ResolverParts) {
    this.tag = tag;
    this.#content = content;
    this.#read = read;
    this.#pseudo = pseudo;
    const [language = '', region = ''] = tag.split('-');
    this.#spelling = Object.entries(content.countries.get(region.toLowerCase())?.value.spelling?.[language] ?? {});
    this.#intl = createIntl({ locale: tag, messages: {}, onError: raise }, createIntlCache());
  }

  /** A text without arguments as a string; one with arguments as a function of their values. */
  resolve(written: string): ResolvedText {
    const text = this.#spelt(written);
    if (!this.#pseudo && !text.includes('{') && !text.includes("'")) return text as Localized;
    let known = this.#known.get(text);
    if (!known) {
      known = { resolved: this.#resolve(text), facts: tokensIn(text).flatMap(({ kind, id }) => (kind === 'fact' ? [id] : [])) };
      this.#known.set(text, known);
    } else for (const fact of known.facts) this.#read(fact);
    return known.resolved;
  }

  #resolve(text: string): ResolvedText {
    const pieces = splitClause(text);
    return pieces.length > 1 ? this.#clause(pieces) : this.#words(text, this.compile(text));
  }

  #words(text: string, elements: MessageFormatElement[]): Localized | Formatted<Record<string, unknown>> {
    const plain = elements.every((element) => element.type === 0);
    if (plain) return elements.map((element) => ('value' in element ? element.value : '')).join('') as Localized;
    const message: CompiledMessage<Record<string, unknown>> = { tag: this.tag, elements };
    return Object.assign((values: Record<string, unknown>) => this.#format(text, elements, values), { message });
  }

  /** The words of a clause are resolved by themselves; its references, terms and documents stay what they are. */
  #clause(pieces: ReturnType<typeof splitClause>): Rich {
    const parts = pieces.flatMap((piece): RichPart[] => {
      if (typeof piece !== 'string') return [{ kind: piece.kind as 'ref', id: piece.id, surface: this.#surface(piece.surface) }];
      return piece === '' ? [] : [this.#words(piece, this.#parse(piece)) as Localized];
    });
    return { parts: this.#pseudo ? [opening as Localized, ...parts, closing as Localized] : parts };
  }

  #surface(word: string | undefined): Localized | undefined {
    return (word !== undefined && this.#pseudo ? lengthened(word) : word) as Localized | undefined;
  }

  /** The syntax tree of a text with its tokens replaced. The checks have made sure that there is one. */
  compile(written: string): MessageFormatElement[] {
    const elements = this.#parse(this.#spelt(written));
    return this.#pseudo ? enclosedMessage(elements) : elements;
  }

  #parse(text: string): MessageFormatElement[] {
    const parsed = parseMessage(
      replaceTokens(text, ({ kind, id, surface }) => {
        const value = quote(kind === 'fact' ? this.fact(id, surface) : this.brand(id));
        return this.#pseudo ? keep(value) : value;
      }),
    );
    if ('reason' in parsed) throw new Error(`“${text}” is not a well-formed message: ${parsed.reason}`);
    return this.#pseudo ? lengthenedMessage(parsed.elements) : parsed.elements;
  }

  /** As the country writes it. Names of tokens are plain letters, so nothing but words changes. */
  #spelt(text: string): string {
    return this.#spelling.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text);
  }

  fact(id: string, surface?: string): string {
    const fact = this.#content.facts.get(id);
    if (!fact) throw new Error(`the fact '${id}' does not exist`);
    this.#read(id);
    return formatFact(fact.value, this.tag, surface);
  }

  brand(key: string): string {
    const value = this.#content.brand.value[key];
    if (typeof value !== 'string') throw new Error(`the brand file has no text '${key}'`);
    return value;
  }

  #format(id: string, elements: MessageFormatElement[], values: Record<string, unknown>): Localized {
    this.#intl.messages[id] = elements;
    return this.#intl.formatMessage({ id }, values as Record<string, string>) as Localized;
  }
}

function raise(error: Error): never {
  throw error;
}
