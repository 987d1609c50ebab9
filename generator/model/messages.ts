import type { Wording } from './content.ts';
import { type Gap, isGap } from './gap.ts';

/** A text or a gap with its path. */
export class Message {
  readonly value: string | Gap;
  /** Whether it has only words: no gap, not blank, no braces, apostrophes, digits or markup. Nearly every text is plain. */
  readonly isPlain: boolean;
  /** The key in the group. */
  readonly key: string;
  /** The path of the group. */
  readonly group: readonly string[];

  constructor(group: readonly string[], key: string, value: string | Gap) {
    this.value = value;
    this.isPlain = typeof value === 'string' && !/[{}'\d*[\]\\]/.test(value) && /\S/.test(value);
    this.group = group;
    this.key = key;
  }

  /** Computed on demand: only findings need it. */
  get path(): readonly string[] {
    return [...this.group, this.key];
  }
}

/** Every text and gap of a wording, in the written order. */
export function messagesOf(wording: Wording): readonly Message[] {
  let leaves = cache.get(wording);
  if (!leaves) {
    leaves = collect(wording, [], []);
    cache.set(wording, leaves);
  }
  return leaves;
}

/** Cached: content does not change after loading, and nearly every check needs the texts of the same files. */
const cache = new WeakMap<Wording, readonly Message[]>();

function collect(wording: Wording, path: readonly string[], leaves: Message[]): Message[] {
  for (const key of Object.keys(wording)) {
    const value = wording[key] as string | Gap | Wording;
    if (typeof value === 'string' || isGap(value)) leaves.push(new Message(path, key, value));
    else collect(value, [...path, key], leaves);
  }
  return leaves;
}

/** The counterparts of a translation's texts in its source. */
export interface Originals {
  /** In the order of `leavesOf(translation)`; undefined for texts that the source does not have. */
  readonly values: readonly (string | Gap | Wording | undefined)[];
  /** Both have the same texts with the same names in the same order, and no gap. */
  readonly isAlike: boolean;
}

/** The counterparts of a translation's texts in its source. */
export function originalsOf(translation: Wording, source: Wording): Originals {
  const before = paired.get(translation);
  if (before?.source === source) return before.originals;
  const values: (string | Gap | Wording | undefined)[] = [];
  const originals = { isAlike: pair(translation, source, values), values };
  paired.set(translation, { source, originals });
  return originals;
}

/** Cached for the checks and the coverage. */
const paired = new WeakMap<Wording, { readonly source: Wording; readonly originals: Originals }>();

function pair(translation: Wording, source: Wording | undefined, values: (string | Gap | Wording | undefined)[]): boolean {
  const keys = Object.keys(translation);
  const names = source ? Object.keys(source) : [];
  let isAlike = keys.length === names.length;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    const value = translation[key];
    const there = source && (names[index] === key || Object.hasOwn(source, key));
    const original = there ? source[key] : undefined;
    if (typeof value === 'string') {
      values.push(original);
      if (typeof original !== 'string' || names[index] !== key) isAlike = false;
    } else if (isGap(value)) {
      values.push(original);
      isAlike = false;
    } else {
      const group = typeof original === 'object' && !isGap(original) ? original : undefined;
      const inside = pair(value as Wording, group, values);
      if (!inside || !group || names[index] !== key) isAlike = false;
    }
  }
  return isAlike;
}

/** The value at a path, or undefined. */
export function wordingAt(wording: Wording, path: readonly string[]): string | Gap | Wording | undefined {
  let value: string | Gap | Wording | undefined = wording;
  for (const key of path) {
    if (typeof value !== 'object' || isGap(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
