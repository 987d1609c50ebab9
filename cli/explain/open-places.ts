import type { ValueAt } from './page-report.ts';
import { placeText } from './text-lines.ts';

interface ValuePlace {
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** The line of a value; `text` writes it as `file:line:column`. */
export interface PlaceOf {
  (place: ValuePlace): ValueAt;
  text(place: ValuePlace): string;
}

/** Finds the lines of these values, all at once; `locate` returns them in the given order. */
export async function openPlaces(
  values: readonly ValuePlace[],
  locate: (places: readonly ValuePlace[]) => Promise<readonly (ValuePlace & ValueAt)[]>,
): Promise<PlaceOf> {
  const keyOf = ({ file, dataPath }: ValuePlace) => `${file} ${dataPath.join('\0')}`;
  const asked = values.map(({ file, dataPath }) => ({ file, dataPath }));
  const found = await locate(asked);
  // A value may be written in another file than the one that exports it.
  const known = new Map(found.map(({ file, line, column }, index) => [keyOf(asked[index] as ValuePlace), { file, line, column }]));
  const at = (place: ValuePlace): ValueAt => known.get(keyOf(place)) ?? { file: place.file };
  return Object.assign(at, { text: (place: ValuePlace) => placeText(at(place)) });
}
