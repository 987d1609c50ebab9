import { createHash } from 'node:crypto';
import { replaceTokens } from './text-tokens.ts';

/** A text for comparison: Unicode-normalized, with collapsed white space. */
export function canonicalText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A source text for comparison. The inflected word after `|` is left out: a correction of it does not outdate translations. */
export function canonicalSource(text: string): string {
  return canonicalText(replaceTokens(text, ({ kind, id }) => `{${kind}:${id}}`));
}

/** The first 12 hexadecimal digits of SHA-256: enough to distinguish the texts of a contract, and short enough to read. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
