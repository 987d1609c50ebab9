import type { Entry, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { MarkedPart } from '../model/inline-markup.ts';
import type { Localized } from '../model/localized.ts';
import type { ValuePlace } from '../model/reading.ts';
import { reportPlainUse } from './plain-target.ts';
import type { ResolvedText, TextResolver } from './text-resolver.ts';

interface CopyGroup {
  [key: string]: ResolvedText | CopyGroup | undefined;
}

/** Properties that JavaScript and React read from any object; a text may have such a name. */
const notWording = new Set(['then', 'toJSON', '$$typeof', 'constructor', 'prototype', 'nodeType', 'asymmetricMatch']);

/** Receives the reads of a copy, and the faults that they reveal. */
interface CopyListener {
  /** A text that the template reads and the copy does not have. */
  missing(path: readonly string[]): void;
  read(path: readonly string[], file: string): void;
  /** A text with markup that the template shows where only plain text is possible. */
  shownPlain(place: ValuePlace, markup: MarkedPart['kind']): void;
}

/** A page's copy in the shape that its template reads. If several files have a text, the first is used. Omitted groups are undefined. */
export function resolveCopy(copies: readonly Entry<Wording>[], texts: TextResolver, listener: CopyListener): CopyGroup {
  return group(copies, [], { texts, listener });
}

/** Texts are resolved when they are read, so that a page depends exactly on the texts that it shows. */
function group(
  layers: readonly Entry<Wording>[],
  path: readonly string[],
  environment: { readonly texts: TextResolver; readonly listener: CopyListener },
): CopyGroup {
  const { texts, listener } = environment;
  const has = (key: string) => layers.some(({ value }) => Object.hasOwn(value, key));
  return new Proxy<CopyGroup>(
    {},
    {
      get(target, key) {
        if (typeof key !== 'string' || (notWording.has(key) && !has(key))) return Reflect.get(target, key);
        if (Object.hasOwn(target, key)) return target[key];
        const layer = layers.find(({ value }) => Object.hasOwn(value, key));
        const value = layer?.value[key];
        const at = [...path, key];
        if (!layer || value === undefined) listener.missing(at);
        else if (isGap(value)) return undefined;
        else if (typeof value === 'string') {
          listener.read(at, layer.file);
          target[key] = layer.verbatim
            ? (value as Localized)
            : reportPlainUse(texts.resolve(value), (kind) => listener.shownPlain({ file: layer.file, dataPath: at }, kind));
        } else target[key] = group(groupsUnder(layers, key), at, environment);
        return target[key];
      },
      has: (_, key) => typeof key === 'string' && has(key),
      ownKeys: () => [...new Set(layers.flatMap(({ value }) => Object.keys(value)))],
      getOwnPropertyDescriptor: (_, key) => (typeof key === 'string' && has(key) ? { configurable: true, enumerable: true } : undefined),
    },
  );
}

function groupsUnder(layers: readonly Entry<Wording>[], key: string): Entry<Wording>[] {
  return layers.flatMap(({ value, ...entry }) => {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    return inner !== undefined && typeof inner !== 'string' && !isGap(inner) ? [{ ...entry, value: inner }] : [];
  });
}
