import * as z from 'zod/mini';

/*
 * What a field of a form may hold. A rule carries the key of its words, not the words: the page has those in its language.
 * Every rule trims first, so that blanks are no answer, and takes what a form sends as well as what JSON does.
 */

export const atLeast = (length: number, key: string) => z.string(key).check(z.trim(), z.minLength(length, key));

export const filled = (key: string) => atLeast(1, key);

export const digits = (amount: number, key: string) =>
  z.string(key).check(z.refine((value) => value.replace(/\D/g, '').length >= amount, key));

/** As a mail server would take it, near enough: one @, no blanks, a dot in the domain. */
export const email = z
  .string('emailRequired')
  .check(z.trim(), z.minLength(1, { error: 'emailRequired', abort: true }), z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'emailInvalid'));

export const optional = z.optional(z.nullable(z.string('textWanted')));

/** A ticked box; browsers send 'on' for one without a value. */
export const agreed = z.union([z.literal(true), z.literal('true'), z.literal('on')], 'termsRequired');

export const language = z.string('languageWanted').check(z.regex(/^[a-z]{2}$/, 'languageWanted'));
