import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Kind } from './schemas/schemas.ts';

interface RenamedField {
  readonly from: string;
  readonly to: string;
  /** Path of the objects that may have the field; `*` is each element of a list. */
  readonly in?: readonly string[];
}

/** Kind of file → its fields that had another name in earlier versions; `check` and `migrate` rename them. */
export const renamedFields: Partial<Record<Kind, readonly RenamedField[]>> = {
  site: [{ from: 'kept', to: 'allowUnused' }],
  brand: [{ from: 'outbound', to: 'externalLinks' }],
  navigation: [{ from: 'otherwise', to: 'default', in: ['header'] }],
  page: [
    { from: 'formerly', to: 'redirectFrom' },
    { from: 'alsoIn', to: 'extraLocales' },
    { from: 'editionOf', to: 'variantOf' },
    { from: 'elsewhere', to: 'defaultForNoCountry', in: ['addresses', '*'] },
  ],
};

/** Kinds of files in which links may differ by country. */
export const kindsWithLinks: ReadonlySet<Kind> = new Set(['navigation', 'page']);

/** The field of such a link that had another name. */
export const linkByCountry = { from: 'otherwise', to: 'default' } as const;

/** Whether a group with these fields is such a link with the earlier name: `{ countries: { … }, otherwise: … }`. */
export const isLinkByCountry = (has: (name: string) => boolean): boolean => has('countries') && has(linkByCountry.from);

type Path = readonly string[];
type Group = Readonly<Record<string, unknown>>;

interface Renamed {
  readonly group: Group;
  readonly path: Path;
  readonly from: string;
  readonly to: string;
}

/**
 * WL1040: the fields of a file with the name of an earlier version, and the value with the present names, so that other faults of the file
 * are reported, too.
 */
export function withCurrentNames(kind: Kind, value: unknown, file: string): { value: unknown; diagnostics: Diagnostic[] } {
  const found = [
    ...(renamedFields[kind] ?? []).flatMap((field) =>
      groupsAt(value, field.in ?? []).map(({ group, path }): Renamed => ({ group, path, from: field.from, to: field.to })),
    ),
    ...(kindsWithLinks.has(kind) && isObject(value) ? linksByCountry(value) : []),
  ].filter(({ group, from, to }) => Object.hasOwn(group, from) && !Object.hasOwn(group, to));
  if (found.length === 0) return { value, diagnostics: [] };
  return { value: renameIn(value, found), diagnostics: found.map((one) => describe(one, file)) };
}

function describe({ path, from, to }: Renamed, file: string): Diagnostic {
  return {
    code: 'WL1040',
    severity: 'error',
    file,
    dataPath: [...path, from],
    message: `'${[...path, from].join('.')}' is now called '${to}'.`,
    hint: `Write '${to}'; the value stays as it is.`,
    expected: to,
    fixIntent: { title: `Call it ${to}`, changes: [{ rename: to }] },
  };
}

function groupsAt(value: unknown, [key, ...rest]: Path, path: Path = []): { group: Group; path: Path }[] {
  if (key === undefined) return isGroup(value) ? [{ group: value, path }] : [];
  if (key === '*') return Array.isArray(value) ? value.flatMap((one, index) => groupsAt(one, rest, [...path, String(index)])) : [];
  return isGroup(value) ? groupsAt(value[key], rest, [...path, key]) : [];
}

/** Finds `{ countries: { … }, otherwise: … }` at any depth; a shared object counts once. */
function linksByCountry(root: object): Renamed[] {
  const found: Renamed[] = [];
  const seen = new Set<object>();
  const visit = (value: object, path: Path) => {
    if (seen.has(value)) return;
    seen.add(value);
    const { countries, otherwise } = value as Group;
    if (isGroup(countries) && isGroup(otherwise)) found.push({ group: value as Group, path, ...linkByCountry });
    for (const [key, inner] of Object.entries(value)) if (isObject(inner)) visit(inner, [...path, key]);
  };
  visit(root, []);
  return found;
}

/** A copy of the value with the present names of these fields. */
function renameIn(value: unknown, found: readonly Renamed[]): unknown {
  if (Array.isArray(value)) return value.map((one) => renameIn(one, found));
  if (!isGroup(value)) return value;
  const names = new Map(found.filter(({ group }) => group === value).map(({ from, to }) => [from, to]));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, renameIn(inner, found)]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGroup = (value: unknown): value is Group => isObject(value) && !Array.isArray(value);
