import { types } from 'node:util';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';

/** WL1037: why an exported value is not plain data: it contains itself, is a Proxy, or has a throwing getter. Otherwise undefined. */
export function unreadableValue(value: unknown, file: string): Diagnostic | undefined {
  const fault = faultIn(value, [], { above: new Set(), sound: new Set() });
  if (!fault) return undefined;
  const { path, what } = fault;
  return finding('WL1037', { file, dataPath: path }, [
    `${path.length ? `'${path.join('.')}'` : 'The definition'} ${what}, so it cannot be read as data.`,
    'Write out the values themselves: texts, numbers, lists and groups.',
  ]);
}

interface UnreadablePart {
  readonly path: readonly string[];
  readonly what: string;
}

interface Walk {
  /** The groups that contain the value. */
  readonly above: Set<object>;
  /** Objects without a fault: several names may share one. */
  readonly sound: Set<object>;
}

function faultIn(value: unknown, path: readonly string[], walk: Walk): UnreadablePart | undefined {
  if (typeof value !== 'object' || value === null || walk.sound.has(value)) return undefined;
  if (types.isProxy(value)) return { path, what: 'is a Proxy' };
  if (walk.above.has(value)) return { path, what: 'contains itself' };
  walk.above.add(value);
  for (const key of Object.keys(value)) {
    const inside = read(value, key);
    const fault =
      'error' in inside ? { path: [...path, key], what: describeError(inside.error) } : faultIn(inside.value, [...path, key], walk);
    if (fault) return fault;
  }
  walk.above.delete(value);
  walk.sound.add(value);
  return undefined;
}

function read(group: object, key: string): { readonly value: unknown } | { readonly error: unknown } {
  try {
    return { value: (group as Readonly<Record<string, unknown>>)[key] };
  } catch (error) {
    return { error };
  }
}

const describeError = (error: unknown) =>
  `stops with an error when it is asked for (${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]})`;
