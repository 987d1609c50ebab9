import type { Entry, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { ResolvedText, TextResolver } from './text.ts';

interface CopyGroup {
  [key: string]: ResolvedText | CopyGroup | undefined;
}

/** Names that JavaScript and React ask any object for. */
const notWording = new Set(['then', 'toJSON', '$$typeof', 'constructor', 'prototype', 'nodeType', 'asymmetricMatch']);

/** What is told while a template reads. */
export interface CopyListener {
  /** A text that the template asks for and the copy does not have. */
  missing(path: readonly string[]): void;
  read(path: readonly string[]): void;
}

/** A page's copy in the shape that its template reads. Omitted groups are absent. */
export function resolveCopy(copy: Entry<Wording>, texts: TextResolver, listener: CopyListener): CopyGroup {
  return group(copy.value, [], { texts, listener });
}

interface Environment {
  readonly texts: TextResolver;
  readonly listener: CopyListener;
}

/** Texts are resolved when they are read, so that a page depends on exactly the texts that it shows. */
function group(wording: Wording, path: readonly string[], environment: Environment): CopyGroup {
  const resolved: CopyGroup = {};
  const { texts, listener } = environment;
  return new Proxy(resolved, {
    get(target, key) {
      if (typeof key !== 'string' || notWording.has(key)) return Reflect.get(target, key);
      if (Object.hasOwn(target, key) && typeof target[key] === 'object') return target[key];
      const value = Object.hasOwn(wording, key) ? wording[key] : undefined;
      const at = [...path, key];
      if (value === undefined) listener.missing(at);
      else if (typeof value === 'string') {
        listener.read(at);
        target[key] ??= texts.resolve(value);
      } else if (!isGap(value)) target[key] = group(value, at, environment);
      return target[key];
    },
    has: (_, key) => typeof key === 'string' && Object.hasOwn(wording, key),
    ownKeys: () => Object.keys(wording),
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && Object.hasOwn(wording, key) ? { configurable: true, enumerable: true } : undefined,
  });
}
