import type { Target } from './site.ts';

type PlacedValue<T = unknown> = readonly [value: T, path: readonly string[]];

/** A value of a page's structure and everything in it, each with its path. */
export function valuesIn(value: unknown, path: readonly string[]): PlacedValue[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[value, path], ...inner.flatMap(([key, one]) => valuesIn(one, [...path, key]))];
}

/** The links inside a page's structure, with the path to each. */
export const targetsIn = (value: unknown, path: readonly string[]): PlacedValue<Target>[] =>
  valuesIn(value, path).filter((placed): placed is PlacedValue<Target> => isTarget(placed[0]));

const isTarget = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('page' in value && typeof value.page === 'string') || ('external' in value && typeof value.external === 'string'));

/** The lists under one of these keys inside a page's structure, with the path to each. */
export const listsUnder = (keys: readonly string[], value: unknown, path: readonly string[]): PlacedValue<readonly string[]>[] =>
  valuesIn(value, path).filter(
    (placed): placed is PlacedValue<readonly string[]> => Array.isArray(placed[0]) && keys.includes(placed[1].at(-1) ?? ''),
  );

/** The paths of all equal values inside a page's structure. */
export const valuesEqual = (wanted: string, value: unknown, path: readonly string[]): (readonly string[])[] =>
  valuesIn(value, path).flatMap(([one, at]) => (one === wanted ? [at] : []));
