import type { ErrorMessage } from './error-message.ts';
import type { Gap } from './gap.ts';
import type { ClauseIdOf, Outline, Sections } from './outline.ts';
import type { ContractCopy } from './register.ts';
import type { Sound, TokensOf } from './text.ts';

/* The types of contract texts. The type of a wrong clause is a message, which the compiler reports at that clause. */

/** Section → clause → text, for the ids that a document has its own texts for. */
type Wanted<Own extends string> = { [Section in SectionOf<Own>]: { [Clause in ClauseOf<Own, Section>]: string } };
type SectionOf<Ids extends string> = Ids extends `${infer Section}.${string}` ? Section : never;
type ClauseOf<Ids extends string, Section extends string> = Ids extends `${Section}.${infer Clause}` ? Clause : never;

type Known<Of extends Sections, Term extends string> =
  | `ref:${Reference<Of>}`
  | `${'def' | 'term'}:${Term}`
  | `${'fact' | 'brand' | 'doc'}:${string}`;
type Reference<Of extends Sections> = (keyof Of & string) | ClauseIdOf<Of> | `${ClauseIdOf<Of>}..${ClauseIdOf<Of>}`;

type SoundClause<Of extends Sections, Term extends string, Text, At extends string> = Text extends Gap
  ? Text
  : Text extends ''
    ? ErrorMessage<'WL2007', `'${At}' is empty. Write the clause.`>
    : Text extends string
      ? [UnknownTokens<Of, Term, Text>] extends [never]
        ? Text
        :
            | UnknownName<'WL4003', Extract<UnknownTokens<Of, Term, Text>, `ref:${string}`>, At>
            | UnknownName<'WL4004', Exclude<UnknownTokens<Of, Term, Text>, `ref:${string}`>, At>
      : ErrorMessage<'WL2027', `'${At}' must be a text in quotation marks.`>;

type UnknownTokens<Of extends Sections, Term extends string, Text extends string> = Exclude<TokensOf<Text>, Known<Of, Term>>;
type UnknownName<Code extends 'WL4003' | 'WL4004', Token extends string, At extends string> = ErrorMessage<
  Code,
  `'${At}' names {${Token}}, which this document does not have. Correct its name, or add it to the outline.`
>;

type SoundGroup<Of extends Sections, Term extends string, Want, Text, At extends string, Advice extends string> = [
  Exclude<keyof Want, keyof Text>,
] extends [never]
  ? {
      [Key in keyof Text]: Key extends keyof Want
        ? Want[Key] extends string
          ? SoundClause<Of, Term, Text[Key], `${At}.${Key & string}`>
          : SoundGroup<Of, Term, Want[Key], Text[Key], `${At}.${Key & string}`, 'Write the clause.'>
        : ErrorMessage<'WL4006', `'${At}.${Key & string}' is not in the outline. Remove it or correct its name.`>;
    }
  : ErrorMessage<'WL4002', `'${At}.${Exclude<keyof Want, keyof Text> & string}' is missing: the outline has it. ${Advice}`>;

type Frame = Omit<ContractCopy, 'clauses'>;
/** The text if it has all sections and clauses of the outline; otherwise, in the place of a fault, the sentence that the compiler reports. */
type SoundDocument<Of extends Sections, Term extends string, Own extends string, Text> = Sound<Frame, Omit<Text, 'clauses'>> &
  (Text extends { clauses: infer Clauses }
    ? { clauses: SoundGroup<Of, Term, Wanted<Own>, Clauses, 'clauses', 'Write its heading and its clauses.'> }
    : { clauses: ErrorMessage<'WL2001', "'clauses' is missing. Write the sections and clauses of the outline."> });

/** The text of a document in its authoritative language: a heading for each section, a text for each clause of its outline. */
export function defineClauses<const Of extends Sections, const Term extends string, const Own extends string, const Text>(
  _outline: Outline<Of, Term, Own>,
  text: Text extends SoundDocument<Of, Term, Own, Text> ? Text : NoInfer<SoundDocument<Of, Term, Own, Text>>,
): Text {
  return text as Text;
}
