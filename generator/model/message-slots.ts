import { withoutMarkup } from './inline-markup.ts';
import { type MessageFormatElement, parseMessage, TYPE } from './message.ts';
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
}

/** The arguments of a text, without tokens. */
export interface Slots {
  /** Argument → its uses. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<SlotKind>>;
  readonly choices: readonly Choice[];
  /** Arguments that every branch prints. */
  readonly shown: ReadonlySet<string>;
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
  fractional: new Set(),
  compact: new Set(),
  strayHash: false,
};

/** The slots of a text; undefined if it cannot be parsed. */
export function slotsIn(text: string): Slots | undefined {
  const bare = replaceTokens(withoutMarkup(text), () => 'x');
  if (!bare.includes('{') && !bare.includes('}')) return none;
  const parsed = parseMessage(bare);
  if ('reason' in parsed) return undefined;
  const slots = new Collected();
  slots.collect(parsed.elements);
  const { kinds, choices, fractional, compact, literalHash } = slots;
  const strayHash = literalHash && choices.some(({ kind }) => kind !== 'select');
  return { kinds, choices, fractional, compact, strayHash, shown: shownIn(parsed.elements, undefined) };
}

class Collected {
  readonly kinds = new Map<string, Set<SlotKind>>();
  readonly choices: Choice[] = [];
  readonly fractional = new Set<string>();
  readonly compact = new Set<string>();
  literalHash = false;

  collect(elements: readonly MessageFormatElement[]): void {
    for (const element of elements) {
      if (element.type === TYPE.pound || element.type === TYPE.tag) continue;
      if (element.type === TYPE.literal) {
        if (element.value.includes('#')) this.literalHash = true;
        continue;
      }
      const kind = kindOf(element);
      const kinds = this.kinds.get(element.value);
      if (kinds) kinds.add(kind);
      else this.kinds.set(element.value, new Set([kind]));
      if (element.type === TYPE.number) this.#number(element.value, element.style);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      this.choices.push({ name: element.value, kind: kind as Choice['kind'], branches: Object.keys(element.options) });
      for (const option of Object.values(element.options)) this.collect(option.value);
    }
  }

  #number(name: string, style: unknown): void {
    if (typeof style !== 'object' || style === null || !('parsedOptions' in style)) return;
    const { minimumFractionDigits = 0, notation } = style.parsedOptions as Intl.NumberFormatOptions;
    if (minimumFractionDigits > 0) this.fractional.add(name);
    if (notation === 'compact') this.compact.add(name);
  }
}

function kindOf(element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>): SlotKind {
  switch (element.type) {
    case TYPE.argument:
      return 'text';
    case TYPE.number:
      return 'number';
    case TYPE.date:
      return 'date';
    case TYPE.time:
      return 'time';
    case TYPE.plural:
      return element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
    case TYPE.select:
      return 'select';
  }
}

/** Branches for one number, or for so few that words may replace the number: 'a day', 'both days', 'none'. */
const spelt = /^(?:=\d+|zero|one|two)$/;

/** The arguments that are always printed. `#` is `pivot`. */
function shownIn(elements: readonly MessageFormatElement[], pivot: string | undefined): Set<string> {
  const shown = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.tag) continue;
    if (element.type === TYPE.pound) {
      if (pivot !== undefined) shown.add(pivot);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const name of shownInAll(element)) shown.add(name);
    } else shown.add(element.value);
  }
  return shown;
}

function shownInAll(element: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>): string[] {
  const argument = element.type === TYPE.plural ? element.value : undefined;
  const branches = Object.entries(element.options).map(([name, { value }]) => {
    const shown = shownIn(value, argument);
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
