import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { inCountry } from '../model/country-words.ts';
import { factIn } from '../model/fact.ts';
import { formattingTag } from '../model/formatting-tag.ts';
import { type MarkedPart, type MarkupPart, markedIn, parseMarkup, withoutMarkup } from '../model/inline-markup.ts';
import { isolated, withIsolatedArguments } from '../model/isolates.ts';
import { regionOf } from '../model/language-tag.ts';
import type { ClauseToken, CompiledMessage, Formatted, Localized, Rich, RichPart } from '../model/localized.ts';
import { type MessageFormatElement, parseMessage, quote } from '../model/message.ts';
import { closing, opening } from '../model/pseudo-marks.ts';
import { replaceTokens, splitClause } from '../model/text-tokens.ts';
import { enclosedMessage, lengthened, lengthenedMessage, protect } from './pseudo-texts.ts';
import type { Tracked, TrackedQueries } from './tracked-queries.ts';

type Values = Record<string, unknown>;

/** A resolved text: final, or a function of its arguments; with or without markup, or a clause with its tokens. */
export type ResolvedText = Localized | Formatted<Values> | Rich | WaitingRich;
interface WaitingRich {
  (values: Values): Rich;
  /** The first kind of markup in it; undefined for a clause without any. */
  readonly markup: MarkedPart['kind'] | undefined;
  /** The text without markup. */
  readonly message: CompiledMessage<Values>;
}

/** A part of a text, which may need arguments. */
type Piece = Localized | Formatted<Values> | ClauseToken | MarkedPiece;
interface MarkedPiece extends Omit<MarkedPart, 'parts'> {
  readonly parts: readonly Piece[];
}

/** Resolves texts for one locale: tokens first, then ICU. */
export class TextResolver {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly #language: string;
  readonly #site: TrackedQueries;
  readonly #intl: IntlShape<string>;
  readonly #pseudo: boolean;
  readonly #country: string | undefined;
  readonly #spelling: readonly (readonly [string, string])[];
  readonly #resolved = new Map<string, Tracked<ResolvedText>>();

  constructor(site: TrackedQueries, tag: string) {
    this.tag = tag;
    this.#language = site.query('languageOfTag', tag);
    this.#site = site;
    this.#country = regionOf(tag)?.toLowerCase();
    this.#spelling = site.query('spelling', tag);
    this.#pseudo = site.query('pseudo');
    this.#intl = createIntl({ locale: formattingTag(tag), messages: {}, onError: raise }, createIntlCache());
  }

  /** A text without arguments as a string; one with arguments as a function of them. */
  resolve(source: string): ResolvedText {
    const text = this.#spelt(source);
    if (!this.#pseudo && !/[{'*[\]\\]/.test(text)) return text as Localized;
    let cached = this.#resolved.get(text);
    if (!cached) {
      cached = this.#site.trackQueries(() => this.#resolve(text));
      if (this.#resolved.size > maxResolved) this.#resolved.clear();
      this.#resolved.set(text, cached);
    }
    this.#site.recordDependencies(cached.queries);
    return cached.value;
  }

  #resolve(text: string): ResolvedText {
    const parsed = parseMarkup(text);
    if ('fault' in parsed) throw new Error(`“${text}” ${parsed.fault.predicate}`);
    const { parts } = parsed;
    const [words] = parts;
    if (parts.length === 1 && typeof words === 'string' && splitClause(words).length === 1) return this.#words(words, this.#message(words));
    const pieces = this.#pieces(parts);
    const all: readonly Piece[] = this.#pseudo ? [opening as Localized, ...pieces, closing as Localized] : pieces;
    if (!isWaiting(all)) return { parts: filled(all, {}) };
    const message: CompiledMessage<Values> = { tag: formattingTag(this.tag), elements: this.#message(withoutMarkup(text)) };
    return Object.assign((values: Values): Rich => ({ parts: filled(all, values) }), { markup: markedIn(parts)[0]?.kind, message });
  }

  #words(text: string, elements: MessageFormatElement[]): Localized | Formatted<Values> {
    const plain = elements.every((element) => element.type === 0);
    if (plain) return elements.map((element) => ('value' in element ? element.value : '')).join('') as Localized;
    const message: CompiledMessage<Values> = { tag: formattingTag(this.tag), elements };
    return Object.assign((values: Values) => this.#format(text, elements, values), { message });
  }

  /** Resolves words; references, terms and documents of clauses stay tokens. */
  #pieces(parts: readonly MarkupPart[]): Piece[] {
    return parts.flatMap((part): Piece[] => {
      if (typeof part !== 'string') return [{ ...part, parts: this.#pieces(part.parts) }];
      return splitClause(part).flatMap((piece): Piece[] => {
        if (typeof piece !== 'string') return [{ kind: piece.kind as 'ref', id: piece.id, surface: this.#surface(piece.surface) }];
        return piece === '' ? [] : [this.#words(piece, this.#parse(piece))];
      });
    });
  }

  #surface(word: string | undefined): Localized | undefined {
    return (word !== undefined && this.#pseudo ? lengthened(word) : word) as Localized | undefined;
  }

  /** The syntax tree of a text with its tokens replaced and without its markup. The checks ensure that it can be parsed. */
  compile(source: string): MessageFormatElement[] {
    return this.#message(withoutMarkup(this.#spelt(source)));
  }

  #message(words: string): MessageFormatElement[] {
    const elements = this.#parse(words);
    return this.#pseudo ? enclosedMessage(elements) : elements;
  }

  #parse(text: string): MessageFormatElement[] {
    const parsed = parseMessage(
      replaceTokens(text, ({ kind, id, surface }) => {
        const value = quote(isolated(kind === 'fact' ? this.fact(id, surface) : this.brand(id), this.tag));
        return this.#pseudo ? protect(value) : value;
      }),
    );
    if ('reason' in parsed) throw new Error(`“${text}” is not a well-formed message: ${parsed.reason}`);
    const elements = withIsolatedArguments(parsed.elements, this.tag);
    return this.#pseudo ? lengthenedMessage(elements) : elements;
  }

  /** The words of the country in its spelling. Names of tokens are ASCII letters, so only words change. */
  #spelt(text: string): string {
    const words = inCountry(text, this.#country);
    return this.#spelling.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), words);
  }

  fact(id: string, surface?: string): string {
    const fact = this.#site.query('fact', id);
    if (!fact) throw new Error(`the fact '${id}' does not exist`);
    const form = surface === 'from' && this.#site.query('inForce', id) ? 'since' : surface;
    return this.#site.writeFact(factIn(fact, this.#language), this.tag, form);
  }

  brand(key: string): string {
    const value = this.#site.query('brand', key);
    if (typeof value !== 'string') throw new Error(`the brand file has no text '${key}'`);
    return value;
  }

  #format(id: string, elements: MessageFormatElement[], values: Values): Localized {
    this.#intl.messages[id] = elements;
    return this.#intl.formatMessage({ id }, values as Record<string, string>) as Localized;
  }
}

/** The maximal number of cached texts: enough for those of the dictionary, which every page shows. */
const maxResolved = 4096;

const isWaiting = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => typeof piece === 'function' || (typeof piece === 'object' && 'parts' in piece && isWaiting(piece.parts)));

function filled(pieces: readonly Piece[], values: Values): RichPart[] {
  return pieces.map((piece) => {
    if (typeof piece === 'function') return piece(values);
    return typeof piece === 'object' && 'parts' in piece ? ({ ...piece, parts: filled(piece.parts, values) } as RichPart) : piece;
  });
}

function raise(error: Error): never {
  throw error;
}
