import type { ClauseToken, Link, Localized, PageContext, RichPart, RichText } from 'wortlaut/react';

/** A rich text whose links are addresses. It is plain data, so an island can be given it. */
export type LinkedText = Localized | readonly LinkedPart[];
export type LinkedPart = Localized | Stressed | Linked | ClauseToken;
interface Stressed {
  readonly kind: 'strong' | 'emphasis';
  readonly parts: readonly LinkedPart[];
}
interface Linked {
  readonly kind: 'link';
  /** Absent if the page is omitted in the reader's locale: then the words have no link. */
  readonly link?: Link;
  readonly parts: readonly LinkedPart[];
}

/**
 * The text for a reader of the page, with the addresses of its links there. A text that the copy lacks, which the build reports, is empty.
 */
export function linkedText(text: RichText | undefined, { link }: Pick<PageContext, 'link'>): LinkedText {
  if (text === undefined || typeof text === 'string') return text ?? ('' as Localized);
  const linked = (part: RichPart): LinkedPart => {
    if (typeof part === 'string') return part;
    switch (part.kind) {
      case 'strong':
      case 'emphasis':
        return { kind: part.kind, parts: joined(part.parts.map(linked)) };
      case 'link': {
        const target = link(part.to);
        return { kind: 'link', parts: joined(part.parts.map(linked)), ...(target && { link: target }) };
      }
      // A term that is used is a word like any other.
      case 'term':
        return part.surface ?? ('' as Localized);
      default:
        return part;
    }
  };
  return joined(text.parts.map(linked));
}

/** Words that follow each other are one text. */
function joined(parts: readonly LinkedPart[]): LinkedPart[] {
  const all: LinkedPart[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (typeof part === 'string' && typeof before === 'string') all[all.length - 1] = (before + part) as Localized;
    else all.push(part);
  }
  return all;
}

/** The words of a text without its markup: for attributes, search and structured data. */
export function plainWords(text: RichText | LinkedText | undefined): Localized {
  if (text === undefined || typeof text === 'string') return text ?? ('' as Localized);
  const parts: readonly (RichPart | LinkedPart)[] = 'parts' in text ? text.parts : text;
  return parts.map(wordsOf).join('') as Localized;
}

function wordsOf(part: RichPart | LinkedPart): string {
  if (typeof part === 'string') return part;
  return 'parts' in part ? part.parts.map(wordsOf).join('') : (part.surface ?? '');
}
