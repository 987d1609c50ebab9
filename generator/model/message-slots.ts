import { inCountry } from './country-words.ts';
import { groupBy } from './group-by.ts';
import { withoutMarkup } from './inline-markup.ts';
import { type Malformed, type MessageFormatElement, parseMessage, strayBrace, TYPE } from './message.ts';
import { isNumberForm } from './number-words.ts';
import { replaceTokens } from './text-tokens.ts';

/** How a text uses a value: prints it as text, number, date or time, or selects words by it. */
export type SlotKind = 'text' | 'number' | 'date' | 'time' | 'plural' | 'ordinal' | 'select';

/** A plural or select of a text. */
interface Choice {
  readonly name: string;
  readonly kind: 'plural' | 'ordinal' | 'select';
  /** Names of the branches, including `=0` and `other`. */
  readonly branches: readonly string[];
  /** The words of each branch, as `wordsIn`. */
  readonly words: readonly string[];
}

/** The arguments of a text, without tokens. */
export interface Slots {
  /** Argument → its uses. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<SlotKind>>;
  readonly choices: readonly Choice[];
  /** Arguments that every branch prints, and those that every branch prints but the ones for an exact number. */
  readonly shown: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  /** Arguments that are printed as numbers with decimals, or abbreviated (`3 M`). */
  readonly fractional: ReadonlySet<string>;
  readonly compact: ReadonlySet<string>;
  /** Whether a text with a plural has a `#` outside of its branches, which is printed literally. */
  readonly strayHash: boolean;
}

const none: Slots = {
  kinds: new Map(),
  choices: [],
  shown: new Set(),
  counted: new Set(),
  fractional: new Set(),
  compact: new Set(),
  strayHash: false,
};

/** The slots of a text; undefined if it cannot be parsed. */
export function slotsIn(text: string): Slots | undefined {
  if (otherBracket(text)) return undefined;
  // A token in braces of its own is not the name of an argument.
  const bare = replaceTokens(withoutMarkup(inCountry(text)), () => '\u2402');
  if (!bare.includes('{') && !bare.includes('}')) return none;
  const parsed = parseMessage(bare);
  if ('reason' in parsed || strayBrace(bare) || hiddenValue(bare)) return undefined;
  const all = [...elementsIn(parsed.elements)];
  const uses = all.filter(isUse);
  const choices = uses.flatMap((use): Choice[] =>
    'options' in use
      ? [
          {
            name: use.value,
            kind: kindOf(use) as Choice['kind'],
            branches: Object.keys(use.options),
            words: Object.values(use.options).map(({ value }) => literalsOf(value)),
          },
        ]
      : [],
  );
  const numbersWith = (has: (format: Intl.NumberFormatOptions) => boolean) =>
    new Set(uses.flatMap((use) => (use.type === TYPE.number && has(formatOf(use.style)) ? [use.value] : [])));
  return {
    kinds: new Map([...groupBy(uses, ({ value }) => value)].map(([name, own]) => [name, new Set(own.map(kindOf))])),
    choices,
    shown: shownIn(parsed.elements, undefined),
    counted: shownIn(parsed.elements, undefined, /^=/),
    fractional: numbersWith(({ minimumFractionDigits = 0 }) => minimumFractionDigits > 0),
    compact: numbersWith(({ notation }) => notation === 'compact'),
    strayHash: choices.some(({ kind }) => kind !== 'select') && all.some((one) => one.type === TYPE.literal && one.value.includes('#')),
  };
}

/**
 * The first apostrophe of a well-formed message, with its tokens replaced, that makes a value plain text: an apostrophe before a brace quotes
 * up to the next one.
 */
export function hiddenValue(text: string): Malformed | undefined {
  const at = text.search(/'(?=[{}<>#])/);
  if (at < 0) return undefined;
  const [written, meant] = [text, text.replaceAll("'", '’')].map(parseMessage).map(usesOf);
  if (!written || !meant || written.length === meant.length) return undefined;
  const name = meant.find(({ value }, index) => value !== written[index]?.value)?.value;
  return { reason: `an apostrophe quotes {${name}}, so that visitors read this instead of its value`, part: [at, at + 1] };
}

/** A placeholder in other brackets, as keyboards and templates of other kinds write them, or after the sign that these put before it. */
export function otherBracket(text: string): Malformed | undefined {
  const match = /[｛[<](?=\s*(?:fact|brand|ref|term|def|doc)\s*[:：])|[$%](?=\{(?:fact|brand|ref|term|def|doc):)/u.exec(text);
  if (!match) return undefined;
  const [sign] = match;
  const reason = '$%'.includes(sign) ? `a placeholder begins with {, not with '${sign}'` : `a placeholder is in { and }, not in '${sign}'`;
  return { reason, part: [match.index, match.index + 1] };
}

const usesOf = (parsed: ReturnType<typeof parseMessage>) =>
  'reason' in parsed ? undefined : [...elementsIn(parsed.elements)].filter(isUse);

/** The elements of a message, each before those of its branches. */
function* elementsIn(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if ('options' in element) for (const { value } of Object.values(element.options)) yield* elementsIn(value);
  }
}

type Use = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>;

const isUse = (element: MessageFormatElement): element is Use =>
  element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag;

function kindOf(use: Use): SlotKind {
  if (use.type === TYPE.argument) return 'text';
  return use.type === TYPE.plural && use.pluralType === 'ordinal' ? 'ordinal' : (TYPE[use.type] as SlotKind);
}

const formatOf = (style: unknown): Intl.NumberFormatOptions =>
  (typeof style === 'object' && style !== null && 'parsedOptions' in style ? style.parsedOptions : {}) as Intl.NumberFormatOptions;

/** Branches for one number, or for so few that words may replace the number: 'a day', 'both days', 'none'. */
const spelt = /^(?:=\d+|zero|one|two)$/;

/** The arguments that are printed in all branches but those `without`. `#` is `pivot`. */
function shownIn(elements: readonly MessageFormatElement[], pivot: string | undefined, without = /^$/): Set<string> {
  const shown = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.tag) continue;
    if (element.type === TYPE.pound) {
      if (pivot !== undefined) shown.add(pivot);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const name of shownInAll(element, without)) shown.add(name);
    } else shown.add(element.value);
  }
  return shown;
}

function shownInAll(element: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>, without: RegExp): string[] {
  const argument = element.type === TYPE.plural ? element.value : undefined;
  const named = Object.entries(element.options).filter(([name]) => !without.test(name));
  const branches = named.map(([name, { value }]) => {
    const shown = shownIn(value, argument, without);
    if (argument !== undefined && spelt.test(name)) shown.add(argument);
    return shown;
  });
  const [first, ...others] = branches;
  return [...(first ?? [])].filter((name) => others.every((shown) => shown.has(name)));
}

/** The words of a text, without tokens, arguments and names of branches; one branch after the other. */
export function wordsIn(text: string): string {
  const bare = replaceTokens(withoutMarkup(text), ({ surface = ' ' }) => (isNumberForm(surface) ? ' ' : surface.replace(/^-/, '')));
  if (!bare.includes('{')) return bare;
  const parsed = parseMessage(bare);
  return 'reason' in parsed ? '' : literalsOf(parsed.elements);
}

function literalsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' ';
      return Object.values(element.options)
        .map(({ value }) => literalsOf(value))
        .join(' ');
    })
    .join('');
}
