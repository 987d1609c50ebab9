import { finding } from '../../diagnostics/diagnostic.ts';
import { nameCorrection } from '../../diagnostics/suggestion.ts';
import type { SiteCheck } from '../content-check.ts';
import { listsUnder } from '../structure-values.ts';

/** `countries` and `except` of a structure name existing countries: a mistyped one would hide the entry, or show it everywhere. */
export const entryCountries: SiteCheck = {
  run: ({ pages, countries }) =>
    [...pages.values()].flatMap(({ id, definition: { value, file } }) =>
      listsUnder(['countries', 'except'], value.structure, ['structure']).flatMap(([codes, path]) =>
        codes.flatMap((code, index) => {
          const place = { file, dataPath: [...path, String(index)] };
          return countries.has(code)
            ? []
            : finding('WL1014', { ...place, ...nameCorrection(code, [...countries.keys()], 'countries') }, [
                `The page '${id}' has an entry for the country '${code}', which has no file.`,
              ]);
        }),
      ),
    ),
};
