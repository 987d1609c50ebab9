import { memoize } from './memoize.ts';
import type { Message } from './messages.ts';

/** The maximal length of the texts of a place. */
export interface TextLimit {
  /** The name of the place in messages. */
  readonly name: string;
  /** The maximal length, in average lower-case letters of the site's font, or in characters, as search engines count. */
  readonly max: number;
  /** Counts characters instead of average letters. */
  readonly counted?: 'characters';
  /** `template:path.of.text`, or `dictionary:group.key`. `*` is any name, `**` any number of names. */
  readonly texts: readonly string[];
}

/** The limits of a template, or of the dictionary: a text's limit, if it has one. */
export type TextLimitsOf = (owner: string) => (text: Pick<Message, 'key' | 'path'>) => TextLimit | undefined;

/** Finds the first limit for a text. For most texts, the last part of their path rules a limit out. */
export function findTextLimits(limits: readonly TextLimit[] = []): TextLimitsOf {
  const patterns = limits.flatMap((limit) => limit.texts.map((text) => ({ limit, ...partsOf(text), pattern: expression(text) })));
  return memoize((owner: string) => {
    const candidates = patterns.filter((one) => one.owner === '*' || one.owner === owner);
    const names = new Set(candidates.map(({ name }) => name));
    const isOpen = [...names].some((name) => name.includes('*'));
    return (leaf) => {
      if (!isOpen && !names.has(leaf.key)) return undefined;
      const text = `${owner}:${leaf.path.join('.')}`;
      return candidates.find(({ pattern }) => pattern.test(text))?.limit;
    };
  });
}

/** `*:hero.cta` → owner `*`, name `cta`. */
function partsOf(text: string): { readonly owner: string; readonly name: string } {
  const [owner = '', path = ''] = text.split(':');
  return { owner, name: path.split('.').at(-1) ?? '' };
}

function expression(text: string): RegExp {
  const pattern = text.replace(/\./g, '\\.').replace(/\*\*\\\.|\*/g, (stars) => (stars === '*' ? '[^.:]*' : '(?:[^.:]*\\.)*'));
  return new RegExp(`^${pattern}$`);
}
