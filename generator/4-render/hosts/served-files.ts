import { contentTypeOf, contentTypes, isCompressible } from '../../model/content-types.ts';
import { outputOf } from '../../model/manifest.ts';
import type { HeaderRule } from '../../model/site-files.ts';
import type { HostedSite } from '../host.ts';

/* What the servers' configurations say of files alike: types, headers, and which of them nobody may ask for. */

/** Type → the endings that have it, without their dots. */
export function endingsByType(): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(contentTypes)) types.set(type, [...(types.get(type) ?? []), ending.slice(1)]);
  return types;
}

/** The endings of the types that are worth to compress, without their dots. */
export const compressedEndings = (): readonly string[] =>
  Object.keys(contentTypes).flatMap((ending) => (isCompressible(contentTypes[ending] ?? '') ? [ending.slice(1)] : []));

/** Type of documents of the theme → their files. */
export function documentsByType({ documents }: Pick<HostedSite, 'documents'>): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const one of documents) types.set(contentTypeOf(one), [...(types.get(contentTypeOf(one)) ?? []), outputOf(one.path)]);
  return types;
}

/** The names of the files that are shown where there is no page, and have no address of their own. */
export const notFoundNames = ({ pages }: Pick<HostedSite, 'pages'>): readonly string[] => [
  ...new Set(pages.filter(({ status }) => status === 404).map(({ file }) => file.slice(file.lastIndexOf('/') + 1))),
];

/** A header whose value is the same everywhere, and the values of another one below some paths. */
interface HeaderValues {
  readonly name: string;
  readonly value: string;
  /** Pattern of a path (`/assets/*`) → the value below it. */
  readonly elsewhere: readonly (readonly [path: string, value: string])[];
}

/** The headers that all answers have, but the type, which goes by the file. */
export function headerValues(rules: readonly HeaderRule[]): readonly HeaderValues[] {
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  return everywhere.map(([name, value]) => ({
    name,
    value,
    elsewhere: rules.flatMap(({ path, headers }) => {
      const other = headers[name];
      return path === '/*' || other === undefined ? [] : [[path, other] as const];
    }),
  }));
}

/** A text in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a regular expression for the path of a header rule. */
export const patternOf = (path: string): string => (path.endsWith('*') ? `^${escaped(path.slice(0, -1))}` : `^${escaped(path)}$`);
