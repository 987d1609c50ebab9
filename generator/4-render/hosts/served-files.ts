import { contentTypeOf, contentTypes, isCompressible } from '../../model/content-types.ts';
import { groupBy } from '../../model/group-by.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { outputOf } from '../../model/manifest.ts';
import type { HeaderRule } from '../../model/site-files.ts';
import type { Host, HostedSite } from '../host.ts';

/* The facts about files that the configurations of all servers need: types, headers, and files without an address. */

/** Type → the endings that have it, without their dots. */
export const endingsByType = (): (readonly [type: string, endings: readonly string[]])[] =>
  [...groupBy(Object.keys(contentTypes), (ending) => contentTypes[ending])].map(([type, endings]) => [type, endings.map(withoutDot)]);

const withoutDot = (ending: string) => ending.slice(1);

/** The endings of the types that are worth compressing, without their dots. */
export const compressedEndings = (): readonly string[] =>
  Object.keys(contentTypes)
    .filter((ending) => isCompressible(contentTypes[ending] ?? ''))
    .map(withoutDot);

/** Type of documents of the theme → their files. */
export const documentsByType = ({ documents }: Pick<HostedSite, 'documents'>): (readonly [type: string, files: readonly string[]])[] =>
  [...groupBy(documents, contentTypeOf)].map(([type, sameType]) => [type, sameType.map(({ path }) => outputOf(path))]);

/** The names of the not-found pages, which no address may show. */
export const notFoundNames = ({ pages }: Pick<HostedSite, 'pages'>): readonly string[] => [
  ...new Set(pages.filter(({ status }) => status === 404).map(({ file }) => file.slice(file.lastIndexOf('/') + 1))),
];

/** The headers of all answers, except the type, with other values of each: the pattern of a path (`/assets/*`), and the value below it. */
export function headerValues(
  rules: readonly HeaderRule[],
): readonly { readonly name: string; readonly value: string; readonly elsewhere: readonly (readonly [path: string, value: string])[] }[] {
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

/** The finding that a header is too long for a host, with its effect there. */
export const tooLongHeaders = (
  { headers }: Pick<HostedSite, 'headers'>,
  most: number,
  effect: string,
): ReturnType<NonNullable<Host['limits']>> =>
  headers
    .flatMap((rule) => Object.entries(rule.headers))
    .filter(([name, value]) => `  ${name}: ${value}`.length > most)
    .map(([name, value]) => ({
      message: `The header ${name} has ${value.length} characters. ${effect}`,
      hint: name === 'Content-Security-Policy' ? "Name fewer origins in 'imageOrigins' of site.ts." : 'Shorten it.',
    }));

/** The pattern of a regular expression for the path of a header rule. */
export const patternOf = (path: string): string =>
  path.endsWith('*') ? `^${literalPattern(path.slice(0, -1))}` : `^${literalPattern(path)}$`;
