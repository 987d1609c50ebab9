import { createHash } from 'node:crypto';
import { replaceTokens } from './text-tokens.ts';

/** A text as it is compared with its earlier self: one way to write each letter, and one space where there is white space. */
export function canonicalText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * A source text as its translations depend on it. The inflected word behind `|` belongs to the grammar of its own language,
 * so it is left out: to correct it makes no translation old.
 */
export function canonicalSource(text: string): string {
  return canonicalText(replaceTokens(text, ({ kind, id }) => `{${kind}:${id}}`));
}

/** The first 12 hexadecimal digits of SHA-256: enough to tell the texts of a contract apart, and short enough to be read. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
