import { placesOf, type Site, type ValuePlace } from '../../generator/index.ts';

/** A value of a content file with its line and column, if they can be computed. */
export interface ValueAt {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A value in which every `file` with a `dataPath` has become a place `at`. */
export type Placed<Value> = Value extends readonly (infer Item)[]
  ? readonly Placed<Item>[]
  : Value extends ValuePlace
    ? { readonly [Key in keyof Omit<Value, keyof ValuePlace | 'at'>]: Placed<Value[Key]> } & { readonly at: ValueAt }
    : Value extends object
      ? { readonly [Key in keyof Value]: Placed<Value[Key]> }
      : Value;

/** Replaces every `file` and `dataPath` in plain data by the place `at`, with its line and column. Looks all places up at once. */
export async function withPlaces<Value extends object>(value: Value, site: Site): Promise<Placed<Value>> {
  const asked = placesIn(value);
  const positions = await placesOf(asked, site);
  // A value may be written in another file than the one that exports it.
  const places = new Map(positions.map(({ file, line, column }, index) => [keyOf(asked[index] as ValuePlace), { file, line, column }]));
  const placed = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(placed);
    if (typeof one !== 'object' || one === null) return one;
    if (!isPlace(one)) return mapValues(one, placed);
    const { file, dataPath, ...rest } = one;
    return { ...mapValues(rest, placed), at: places.get(keyOf(one)) ?? { file } };
  };
  return placed(value) as Placed<Value>;
}

/** `content/site.ts:3:9` */
export function placeText({ file, line, column }: ValueAt): string {
  return `${file}${line ? `:${line}:${column}` : ''}`;
}

function placesIn(value: unknown): ValuePlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isPlace(value) ? [{ file: value.file, dataPath: value.dataPath }] : [];
  return [...own, ...Object.values(value).flatMap(placesIn)];
}

const isPlace = (value: object): value is ValuePlace => 'file' in value && 'dataPath' in value;

const keyOf = ({ file, dataPath }: ValuePlace) => `${file} ${dataPath.join('\0')}`;

const mapValues = (value: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
