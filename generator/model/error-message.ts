import type { CodeFoundBy } from '../diagnostics/codes.ts';

/** The codes that the types of the content report; WL6006 reports what the compiler finds on its own. */
export type TypeErrorCode = Exclude<CodeFoundBy<'compiler'>, 'WL6006'>;

/** What stands in the place of a type that a text does not have: a sentence, which the compiler prints, with the code of the finding at its end. */
export type ErrorMessage<Code extends TypeErrorCode, Sentence extends string> = `${Sentence} (${Code})`;
