import { isBlank } from './blank.ts';
import type { Wording } from './content.ts';
import { type Gap, isGap } from './gap.ts';
import { memoize } from './memoize.ts';

/** A text or a gap with its path. */
export class Message {
  readonly value: string | Gap;
  /** Whether it has only words: no gap, not blank, no braces, apostrophes, digits or markup. Nearly every text is plain. */
  readonly isPlain: boolean;
  readonly key: string;
  readonly group: readonly string[];

  constructor(group: readonly string[], key: string, value: string | Gap) {
    this.value = value;
    this.isPlain = typeof value === 'string' && !/[{}｛<'\p{Nd}*[\]\\]/u.test(value) && !isBlank(value);
    this.group = group;
    this.key = key;
  }

  /** Computed on demand: only findings need it. */
  get path(): readonly string[] {
    return [...this.group, this.key];
  }
}

/** Every text and gap of a wording, in the written order. Cached: content does not change after loading, and nearly every check needs them. */
export const messagesOf: (wording: Wording) => readonly Message[] = memoize((wording: Wording) => collect(wording, [], []), new WeakMap());

function collect(wording: Wording, path: readonly string[], leaves: Message[]): Message[] {
  for (const key of Object.keys(wording)) {
    const value = wording[key] as string | Gap | Wording;
    if (typeof value === 'string' || isGap(value)) leaves.push(new Message(path, key, value));
    else collect(value, [...path, key], leaves);
  }
  return leaves;
}

/** A value of a wording; undefined where it is missing. */
type Value = string | Gap | Wording | undefined;

/** The counterparts of a translation's texts in its source. */
export interface Originals {
  /** In the order of `messagesOf(translation)`; undefined for texts that the source does not have. */
  readonly values: readonly Value[];
  /** Both have the same texts with the same names in the same order, and no gap. */
  readonly isAlike: boolean;
}

/** The counterparts of a translation's texts in its source. */
export function originalsOf(translation: Wording, source: Wording): Originals {
  const values: Value[] = [];
  return { isAlike: pair(translation, source, values), values };
}

/** Adds the counterparts of a group's texts, and returns whether the two groups are alike. */
function pair(translation: Wording, source: Wording | undefined, values: Value[]): boolean {
  const names = Object.keys(source ?? {});
  const keys = Object.keys(translation);
  let isAlike = keys.length === names.length;
  for (const [index, key] of keys.entries()) {
    const value = translation[key];
    const original = source && Object.hasOwn(source, key) ? source[key] : undefined;
    const isText = typeof value === 'string';
    if (isText || isGap(value)) values.push(original);
    const group = typeof original === 'object' && !isGap(original) ? original : undefined;
    const isPair = isText ? typeof original === 'string' : !isGap(value) && pair(value as Wording, group, values) && group !== undefined;
    isAlike &&= isPair && names[index] === key;
  }
  return isAlike;
}

/** A group with other texts; its gaps stay. */
export function mapTexts(group: Wording, map: (text: string, path: readonly string[]) => string, path: readonly string[] = []): Wording {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => {
      const at = [...path, key];
      if (typeof value === 'string') return [key, map(value, at)];
      return [key, isGap(value) ? value : mapTexts(value, map, at)];
    }),
  );
}

/** The value at a path, or undefined. */
export function wordingAt(wording: Wording, path: readonly string[]): Value {
  let value: Value = wording;
  for (const key of path) {
    if (typeof value !== 'object' || isGap(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
