import type { PageId } from './register.ts';
import type { PageTarget } from './site.ts';

/*
 * The markup of a text, a subset of CommonMark's inlines (0.31.2, chapter 6):
 *
 *   text      = { words | strong | emphasis | link }
 *   strong    = "**" words "**"
 *   emphasis  = "*" words "*"
 *   link      = "[" { words | strong | emphasis } "](" page [ "#" place ] ")"
 *   words     = any characters; a backslash escapes one of \ * [ ]
 *
 * Tokens, ICU arguments and text that ICU quotes are words as a whole: markup between their braces is a fault.
 *
 * Differences from CommonMark: code, images, HTML, `_`, line breaks and reference links are missing. Strong and emphasis do not nest. A link
 * names a page of the site and has no title. Asterisks open if no space follows and close if no space precedes. An asterisk without its
 * partner is a fault, unless it is between spaces, and so is a bracket without its partner. `[sic]` without parentheses is words.
 */

export type MarkupPart = string | MarkedPart;
export type MarkedPart = StressedPart | LinkPart;
interface StressedPart {
  readonly kind: 'strong' | 'emphasis';
  readonly parts: readonly MarkupPart[];
}
export interface LinkPart {
  readonly kind: 'link';
  readonly to: PageTarget;
  readonly parts: readonly MarkupPart[];
}

/** A fault in the markup of a text; `predicate` continues the name of the text. */
interface MarkupFault {
  readonly predicate: string;
  readonly hint: string;
  /** As written. */
  readonly found: string;
}

/** Whether a text has a markup character. Most texts have not. */
export function mayHaveMarkup(text: string): boolean {
  return /[*[\]\\＊［]/.test(text);
}

/** The parts of a text, or the fault in its markup. Words have no backslash escapes; tokens and arguments are as written. */
export function parseMarkup(text: string): { readonly parts: readonly MarkupPart[] } | { readonly fault: MarkupFault } {
  if (!mayHaveMarkup(text)) return { parts: [text] };
  const [found] = wideMarks.exec(text) ?? [];
  if (found) return { fault: { predicate: 'has marks of full width, which mark nothing.', hint: 'Write **…** or […](…).', found } };
  try {
    return { parts: new Reader(text).read({}).parts };
  } catch (error) {
    if (error instanceof MarkupError) return { fault: error.fault };
    throw error;
  }
}

/** Strong words or a link with the signs that a Japanese or Chinese keyboard writes. */
const wideMarks = /＊＊[^＊]+＊＊|［[^［］]+］[(（][\w.#-]+[)）]/;

/** The words of a text without markup and backslashes, with tokens and arguments. A malformed text is returned unchanged. */
export function withoutMarkup(text: string): string {
  const parsed = parseMarkup(text);
  return 'fault' in parsed ? text : wordsOfParts(parsed.parts);
}

export function wordsOfParts(parts: readonly MarkupPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : wordsOfParts(part.parts))).join('');
}

/** Every marked part of a text, nested ones included, in the order of their beginnings. */
export function markedIn(parts: readonly MarkupPart[]): readonly MarkedPart[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...markedIn(part.parts)]));
}

/** The syntax of each kind of markup, for messages. */
export const markupShapes: Readonly<Record<MarkedPart['kind'], string>> = { strong: '**…**', emphasis: '*…*', link: '[…](…)' };

/** The syntax of a link target: `support#faq`. */
export const targetText = ({ page, anchor }: PageTarget): string => `${page}${anchor === undefined ? '' : `#${anchor}`}`;

class MarkupError extends Error {
  readonly fault: MarkupFault;
  constructor(fault: MarkupFault) {
    super(fault.predicate);
    this.fault = fault;
  }
}

interface Surroundings {
  /** The closing asterisks or bracket. */
  readonly end?: string;
  readonly inStress?: boolean;
  readonly inBrackets?: boolean;
}

const kinds = { '**': 'strong', '*': 'emphasis' } as const;
const asterisk = 'For the character itself write a backslash before it (\\\\* between quotation marks).';
const bracket = 'For the character itself write a backslash before it (\\\\[ or \\\\] between quotation marks).';

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads and consumes up to the end of the text or of the surrounding markup; `ended` is whether the markup was closed. */
  read(around: Surroundings): { readonly parts: MarkupPart[]; readonly ended: boolean } {
    const parts: MarkupPart[] = [];
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at];
      if (character === '*') {
        if (this.#stars(parts, around)) return { parts, ended: true };
      } else if (character === '[') this.#brackets(parts, around);
      else if (character === ']') {
        this.#at++;
        if (around.end === ']') return { parts, ended: true };
        throw this.#malformed("has ']' without '[' before it.", `Put the bracket back, or remove this one. ${bracket}`, this.#at - 1);
      } else add(parts, this.#words());
    }
    return { parts, ended: false };
  }

  /** Consumes words: a value in braces, an escaped character, or the characters up to the next one that may be markup. */
  #words(): string {
    const rest = this.#text.slice(this.#at);
    const braces = /^(?:'[{}]|\{)/.test(rest) ? rest.slice(0, endOfValue(rest)) : '';
    const marks = braces.startsWith('{') ? /\*|\]\(/.exec(braces) : null;
    if (marks) {
      const hint = 'Put the marks around the whole value, from { to its }.';
      throw this.#malformed(`has '${marks[0]}' inside of the braces of a value, where markup is not allowed.`, hint, this.#at);
    }
    const escaped = /^\\([\\*[\]])/.exec(rest);
    const words = escaped ? escaped[0] : braces || (/^(?:''|.)[^*[\]\\{']*/s.exec(rest)?.[0] ?? '');
    this.#at += words.length;
    return escaped?.[1] ?? words;
  }

  /** Whether the asterisks close the surrounding markup. */
  #stars(parts: MarkupPart[], { end, inStress, inBrackets }: Surroundings): boolean {
    const from = this.#at;
    const [run = ''] = /^\*+/.exec(this.#text.slice(from)) ?? [];
    this.#at += run.length;
    const [before, after] = [this.#text[from - 1] ?? ' ', this.#text[this.#at] ?? ' '].map((beside) => /\s/.test(beside));
    if (before && after && from > 0 && this.#at < this.#text.length) {
      add(parts, run);
      return false;
    }
    if (run !== '*' && run !== '**') {
      const hint = `Write two for strong words, one for emphasis; they cannot be nested. ${asterisk}`;
      throw this.#malformed(`has ${run.length} asterisks in a row.`, hint, from);
    }
    if (run === end && !before) return true;
    if (after) {
      throw this.#malformed(`has '${run}' that nothing begins.`, `Write '${run}' before the words too, or remove it. ${asterisk}`, from);
    }
    if (inStress) {
      const hint = `Close the words before with '${end === ']' ? run : end}', or remove the inner marks.`;
      throw this.#malformed(`begins '${run}' inside of other asterisks.`, hint, from);
    }
    const { parts: words, ended } = this.read({ end: run, inStress: true, ...(inBrackets && { inBrackets }) });
    if (!ended) {
      throw this.#malformed(`begins '${run}' and does not end it.`, `Write '${run}' behind the last of the words. ${asterisk}`, from);
    }
    parts.push({ kind: kinds[run], parts: words });
    return false;
  }

  #brackets(parts: MarkupPart[], { inStress, inBrackets }: Surroundings): void {
    const from = this.#at;
    this.#at++;
    if (inBrackets) throw this.#malformed("has '[' inside of other brackets.", `Links cannot be nested. ${bracket}`, from);
    const { parts: label, ended } = this.read({ end: ']', inBrackets: true, ...(inStress && { inStress }) });
    if (!ended) throw this.#malformed("begins '[' and does not end it.", `Write [words](page). ${bracket}`, from);
    if (this.#text[this.#at] !== '(') {
      add(parts, '[');
      for (const part of label) add(parts, part);
      add(parts, ']');
      return;
    }
    const rest = this.#text.slice(this.#at + 1);
    const [target = ''] = /^[^\s()[\]{}*]*/.exec(rest) ?? [];
    if (rest[target.length] !== ')') {
      throw this.#malformed(`has a link whose '(' is not closed behind the page.`, 'Write [words](page) or [words](page#place).', from);
    }
    this.#at += target.length + 2;
    if (inStress && this.#text.includes('*', this.#at)) {
      throw this.#malformed('has a link inside of asterisks.', 'Put the asterisks inside of the link: [**words**](page).', from);
    }
    if (wordsOfParts(label).trim() === '') throw this.#malformed('has a link without words.', 'Write the words in the brackets.', from);
    parts.push({ kind: 'link', to: this.#target(target, from), parts: label });
  }

  #target(target: string, from: number): PageTarget {
    const [, page, anchor] = /^([^#:/]+)(?:#([^#:/]+))?$/.exec(target) ?? [];
    if (page !== undefined) return { page: page as PageId, ...(anchor !== undefined && { anchor }) };
    const hint = /[:/]/.test(target)
      ? 'Name the page by its id, the name of its folder: [words](support#faq). A text links to pages of this site alone.'
      : 'Write [words](page) or [words](page#place).';
    throw this.#malformed(`has a link to '${target}', which names no page.`, hint, from);
  }

  #malformed(predicate: string, hint: string, from: number): MarkupError {
    const [found = ''] = /^\S+/.exec(this.#text.slice(from)) ?? [];
    return new MarkupError({ predicate, hint, found });
  }
}

function add(parts: MarkupPart[], part: MarkupPart): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

/** The end of an argument in braces, or of text that ICU quotes; the end of the text if it is not closed. */
function endOfValue(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const [apostrophes] = /^(?:''|'[{}](?:[^']|'')*(?:'|$))/.exec(text.slice(at)) ?? [];
    if (apostrophes) at += apostrophes.length - 1;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}') depth--;
    if (depth <= 0) return at + 1;
  }
  return text.length;
}
