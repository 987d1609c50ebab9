import { addCountry } from './add-country.ts';
import { addLanguage } from './add-language.ts';
import { addPage } from './add-page.ts';
import type { Addition, PartKind, SiteParts, Wanted } from './addition.ts';

/** Kind of part → the function that adds it. */
export const kinds: Readonly<Record<PartKind, (site: SiteParts, wanted: Wanted) => Addition>> = {
  language: addLanguage,
  country: addCountry,
  page: addPage,
};
