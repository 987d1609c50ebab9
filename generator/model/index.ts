/** The entry `wortlaut`, for content files. */
export {
  agree,
  capable,
  covers,
  everywhere,
  exists,
  existsFact,
  existsPage,
  governed,
  offered,
  readers,
  same,
  sameNames,
  saving,
  specified,
  sum,
  thisYear,
  within,
} from './claim-conditions.ts';
export { at } from './claim-places.ts';
export { claim, defineClaims } from './claims.ts';
export { defineClauses } from './clauses.ts';
export { capability, count, date, defineFacts, defineLaw, duration, hours, money, percent, rule, scheme, score } from './fact.ts';
export { fallback, omit } from './gap.ts';
export { defineOutline, extend } from './outline.ts';
export { definePage } from './page.ts';
export { definePeople } from './people.ts';
export { defineQuestions, question } from './questions.ts';
export type * from './register.ts';
export { defineBrand, defineCountry, defineLanguages, defineNavigation, defineSite, external, to, toEdition } from './site.ts';
export { defineSuppressions } from './suppressions.ts';
export { defineCopy, defineDictionary, translate } from './text.ts';
