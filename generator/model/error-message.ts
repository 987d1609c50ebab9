import type { CodeFoundBy } from '../diagnostics/codes.ts';

/** The codes that content types report; WL6006 is for the compiler's own errors. */
export type TypeErrorCode = Exclude<CodeFoundBy<'compiler'>, 'WL6006'>;

/** Replaces a type that a text does not fit: a sentence, which the compiler prints, with the code of the finding at its end. */
export type ErrorMessage<Code extends TypeErrorCode, Sentence extends string> = `${Sentence} (${Code})`;
