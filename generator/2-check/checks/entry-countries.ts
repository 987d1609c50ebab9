import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { nameCorrection } from '../../diagnostics/suggestion.ts';
import type { SiteCheck } from '../content-check.ts';

/** `countries` and `except` of a structure name existing countries: a mistyped one would hide the entry, or show it everywhere. */
export const entryCountries: SiteCheck = {
  name: 'entry-countries',
  run: ({ pages, countries }) =>
    [...pages.values()].flatMap(({ id, definition: { value, file } }) =>
      namedIn(value.structure, ['structure']).flatMap(({ code, dataPath }): Diagnostic[] =>
        countries.has(code)
          ? []
          : [
              finding('WL1014', { file, dataPath, ...nameCorrection(code, [...countries.keys()], 'countries') }, [
                `The page '${id}' has an entry for the country '${code}', which has no file.`,
              ]),
            ],
      ),
    ),
};

interface Named {
  readonly code: string;
  readonly dataPath: readonly string[];
}

function namedIn(value: unknown, path: readonly string[]): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Named[] => {
    const dataPath = [...path, key];
    const isList = (key === 'countries' || key === 'except') && Array.isArray(inner);
    return isList ? inner.map((code, index) => ({ code, dataPath: [...dataPath, String(index)] })) : namedIn(inner, dataPath);
  });
}
