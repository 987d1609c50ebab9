import * as z from 'zod/mini';
import { emailAddress } from '../shared/email-address.ts';
import { type LimitedField, limits } from './limits.ts';

/*
 * Rules for the value of a field. A rule contains the key of its message; the page has the message in its language.
 * Every rule trims first, so that blanks are not an answer, and accepts values of forms as well as of JSON.
 */

/** At most what the field of that name takes; reported as `nameLong`, `messageLong` … */
const atMost = (field: LimitedField) => z.maxLength(limits[field], `${field}Long`);

/** Takes blanks from both ends, also those without a width, such as a zero-width space: they are not an answer. */
const trimmed = z.overwrite<string>((text) => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''));

export const atLeast = (length: number, field: LimitedField, key: string) =>
  z.string(key).check(trimmed, z.minLength(length, key), atMost(field));

export const filled = (field: LimitedField, key: string) => atLeast(1, field, key);

export const digits = (amount: number, field: LimitedField, key: string) =>
  z.string(key).check(z.regex(new RegExp(`^(?:\\D*\\d){${amount}}`), key), atMost(field));

/** As browsers check it, and one domain below another. */
export const email = z
  .string('emailRequired')
  .check(trimmed, z.minLength(1, { error: 'emailRequired', abort: true }), z.regex(emailAddress, 'emailInvalid'), atMost('email'));

export const optional = (field: LimitedField) => z.optional(z.nullable(z.string('textWanted').check(atMost(field))));

/** A ticked box; browsers send 'on' for one without a value. */
export const agreed = z.union([z.literal(true), z.literal('true'), z.literal('on')], 'termsRequired');

export const language = z.string('languageWanted').check(z.regex(/^[a-z]{2}$/, 'languageWanted'));
