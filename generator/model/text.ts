import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { ErrorMessage } from './error-message.ts';
import type { Fallback, Gap, Omission } from './gap.ts';
import type { Formatted, FormattedRich, Localized, Rich } from './localized.ts';
import type { BrandKey, CopyOf, FactId, TemplateName } from './register.ts';
import type { ClauseTokenKind, TokenKind } from './text-tokens.ts';

/*
 * The types of translations. Each text of a translation is compared with its source; if they differ, the expected type is a message, so
 * that the error at that line explains what to do.
 */

/** The tokens of a text without their surface form: `{fact:trial.period|Tagen}` → `fact:trial.period`. */
export type TokensOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? TokenName<Inside> | TokensOf<Rest>
  : never;
type TokenName<Inside extends string> = Inside extends `${TokenKind}:${string}`
  ? Inside extends `${infer Name}|${string}`
    ? Name
    : Inside
  : never;

/** The ICU argument names of a text: `{days, plural, …}` → `days`. Texts without braces are not parsed. The resolver fills `inCountry`. */
export type ArgumentsOf<Text extends string> =
  HasArguments<Text> extends true ? Exclude<keyof GetICUArgs<Text> & string, `${string}:${string}` | 'inCountry'> : never;
type HasArguments<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends `${TokenKind}:${string}`
    ? HasArguments<Rest>
    : true
  : false;

/** The arguments that a component must pass to a text. */
export type ValuesOf<Text extends string> = { [Name in ArgumentsOf<Text>]: GetICUArgs<Text>[Name & keyof GetICUArgs<Text>] };

type SlotsOf<Text extends string> = TokensOf<Text> | ArgumentsOf<Text>;
/** The link targets of a text: `[words](support#faq)` → `support#faq`. */
type LinksOf<Text extends string> = Text extends `${string}](${infer Target})${infer Rest}` ? Target | LinksOf<Rest> : never;
/** Tokens of clauses are compared with their outline by `defineClauses`. */
type KnownToken = `fact:${FactId}` | `brand:${BrandKey}` | `${ClauseTokenKind}:${string}`;
type Path<Parent extends string, Key> = Parent extends '' ? Key & string : `${Parent}.${Key & string}`;

type UnknownToken<Text extends string> = Exclude<TokensOf<Text>, KnownToken>;

type CheckedWords<Text extends string, At extends string, Right = Text> = Text extends ''
  ? ErrorMessage<'WL2007', `'${At}' is empty. Write the text.`>
  : [UnknownToken<Text>] extends [never]
    ? Right
    : ErrorMessage<
        'WL1009',
        `'${At}' names {${UnknownToken<Text>}}, which does not exist. Correct its name, or add it to the facts or the brand.`
      >;

type CheckedText<Source extends string, Text extends string, At extends string> = [Exclude<SlotsOf<Source>, SlotsOf<Text>>] extends [never]
  ? [Exclude<SlotsOf<Text>, SlotsOf<Source>>] extends [never]
    ? CheckedLinks<LinksOf<Source>, LinksOf<Text>, At, CheckedWords<Text, At, SourceText<Source>>>
    : ErrorMessage<
        'WL2003',
        `'${At}' has the placeholder {${Exclude<SlotsOf<Text>, SlotsOf<Source>>}}, which the source text does not have. Remove it or correct its name.`
      >
  : ErrorMessage<
      'WL2003',
      `'${At}' must keep the placeholder {${Exclude<SlotsOf<Source>, SlotsOf<Text>>}} of the source text. Write it into this text.`
    >;

type CheckedLinks<Wanted extends string, Given extends string, At extends string, Sound> = [Exclude<Wanted, Given>] extends [never]
  ? [Exclude<Given, Wanted>] extends [never]
    ? Sound
    : ErrorMessage<
        'WL2031',
        `'${At}' has the link (${Exclude<Given, Wanted>}), which the source text does not have. Remove it or correct its page.`
      >
  : ErrorMessage<'WL2031', `'${At}' must keep the link (${Exclude<Wanted, Given>}) of the source text. Write it into this text.`>;

/** The type of any correct text. An editor shows it beside the name of the text, and so the words of the source. */
// biome-ignore lint/suspicious/noEmptyInterface: every text is one
interface SourceText<_Words extends string> {}

/**
 * The expected type of a translation: the words of the source if it is right, otherwise a message. If a text is missing, the others still
 * show the words of the source.
 */
export type Checked<Source, Text, At extends string = ''> = [Exclude<keyof Source, keyof Text>] extends [never]
  ? CheckedTexts<Source, Text, At>
  :
      | ErrorMessage<'WL2001', `'${Path<At, Exclude<keyof Source, keyof Text>>}' is missing. Add it and translate it.`>
      | CheckedTexts<Source, Text, At>;

type CheckedTexts<Source, Text, At extends string> = {
  [Key in keyof Source]: Key extends keyof Text
    ? Text[Key] extends Gap
      ? CheckedGap<Source[Key], Text[Key], Path<At, Key>>
      : Source[Key] extends string
        ? Text[Key] extends string
          ? CheckedText<Source[Key], Text[Key], Path<At, Key>>
          : ErrorMessage<'WL2027', `'${Path<At, Key>}' must be a text in quotation marks.`>
        : Text[Key] extends string
          ? ErrorMessage<'WL2027', `'${Path<At, Key>}' must be a group of texts in braces.`>
          : Checked<Source[Key], Text[Key], Path<At, Key>>
    : never;
} & {
  [Key in Exclude<keyof Text, keyof Source>]: ErrorMessage<
    'WL2002',
    `'${Path<At, Key>}' does not exist in the source text. Remove it or correct its name.`
  >;
};

/** A clause may be omitted in one language, with a reason; another single text may not. */
type CheckedGap<Source, Given, At extends string> = Source extends string
  ? At extends `clauses.${string}`
    ? Given extends Omission
      ? Given
      : ErrorMessage<'WL1003', `'${At}' cannot be shown in another language alone. Translate it, or leave it out with omit().`>
    : ErrorMessage<'WL2008', `'${At}' cannot be left out alone. Translate it, or leave out the whole group.`>
  : Given extends Fallback | Omission
    ? Given
    : never;

/** The expected type of a source text, compared with the shape that the template reads. */
export type Sound<Shape, Text, At extends string = ''> = [MissingKeys<Shape, Text>] extends [never]
  ? SoundTexts<Shape, Text, At>
  : ErrorMessage<'WL2001', `'${Path<At, MissingKeys<Shape, Text>>}' is missing: the template reads it. Write the text.`>;

type SoundTexts<Shape, Text, At extends string> = {
  [Key in keyof Text]: Key extends keyof Shape
    ? Text[Key] extends string
      ? SoundText<Exclude<Shape[Key], undefined>, Text[Key], Path<At, Key>>
      : Text[Key] extends Gap
        ? Text[Key]
        : Sound<Exclude<Shape[Key], undefined>, Text[Key], Path<At, Key>>
    : ErrorMessage<'WL2025', `'${Path<At, Key>}' is not read by this template. Remove it or correct its name.`>;
};
type MissingKeys<Shape, Text> = string extends keyof Shape
  ? never
  : { [Key in keyof Shape]-?: undefined extends Shape[Key] ? never : Key extends keyof Text ? never : Key }[keyof Shape];
type SoundText<Shape, Text extends string, At extends string> = [Rich] extends [Shape]
  ? WithoutArguments<Text, At>
  : Shape extends Localized
    ? PlainWords<Text, At, WithoutArguments<Text, At>>
    : Shape extends Formatted<infer Values>
      ? PlainWords<Text, At, WithArguments<keyof Values & string, Text, At>>
      : Shape extends FormattedRich<infer Values>
        ? WithArguments<keyof Values & string, Text, At>
        : Shape extends string
          ? Text
          : ErrorMessage<'WL2027', `'${At}' must be a group of texts in braces.`>;
type WithoutArguments<Text extends string, At extends string> = [ArgumentsOf<Text>] extends [never]
  ? CheckedWords<Text, At>
  : ErrorMessage<'WL2026', `'${At}' has the argument {${ArgumentsOf<Text>}}, which the template does not fill. Remove it or use a fact.`>;
type WithArguments<Names extends string, Text extends string, At extends string> = [Exclude<Names, ArgumentsOf<Text>>] extends [never]
  ? CheckedWords<Text, At>
  : ErrorMessage<'WL2026', `'${At}' must use the argument {${Exclude<Names, ArgumentsOf<Text>>}}.`>;
/** A text without markup, for places that show only plain text. Texts with backslashes are left to the checks. */
type PlainWords<Text extends string, At extends string, Sound> = [MarkupOf<Text>] extends [never]
  ? Sound
  : ErrorMessage<'WL2032', `'${At}' has ${MarkupOf<Text>}, which this place shows as characters. Remove the markup and keep its words.`>;
type MarkupOf<Text extends string> = Text extends `${string}\\${string}`
  ? never
  : Text extends `${string}](${string})${string}`
    ? '[…](…)'
    : Text extends `${string}**${string}**${string}`
      ? '**…**'
      : Text extends `${string}*${string}*${string}`
        ? '*…*'
        : never;

/** A source text whose tokens exist, for dictionaries, which have no template. */
export type SoundDictionary<Text, At extends string = ''> = {
  [Key in keyof Text]: Text[Key] extends string ? CheckedWords<Text[Key], Path<At, Key>> : SoundDictionary<Text[Key], Path<At, Key>>;
};

/** The dictionary in its source language: groups of texts. Its keys and arguments determine the type of all translations. */
export function defineDictionary<const Text>(text: Text extends SoundDictionary<Text> ? Text : NoInfer<SoundDictionary<Text>>): Text {
  return text as Text;
}

/** A page's copy in its source language, in the shape that the template reads. */
export function defineCopy<Name extends TemplateName, const Text>(
  _template: Name,
  text: Text extends Sound<CopyOf<Name>, Text> ? Text : NoInfer<Sound<CopyOf<Name>, Text>>,
): Text {
  return text as Text;
}

/** A translation of source texts. Every text of the source must exist, with the same placeholders. */
export function translate<const Source, const Text>(_source: Source, text: Text extends never ? Text : Checked<Source, Text>): Text {
  return text as Text;
}
