import type { Target } from './site.ts';

/** The links inside a page's structure, with the path to each. */
export function targetsIn(value: unknown, path: readonly string[]): [Target, readonly string[]][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => targetsIn(item, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return [];
  if (('page' in value && typeof value.page === 'string') || ('external' in value && typeof value.external === 'string'))
    return [[value as Target, path]];
  return Object.entries(value).flatMap(([key, inner]) => targetsIn(inner, [...path, key]));
}

/** The lists under one of these keys inside a page's structure, with the path to each. */
export function listsUnder(keys: readonly string[], value: unknown, path: readonly string[]): [readonly string[], readonly string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) && Array.isArray(inner) ? [[inner, [...path, key]]] : listsUnder(keys, inner, [...path, key]),
  );
}

/** The paths of all equal values inside a page's structure. */
export function valuesEqual(wanted: string, value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return value === wanted ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) => valuesEqual(wanted, inner, [...path, key]));
}
