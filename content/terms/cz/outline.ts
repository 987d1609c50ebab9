import { extend } from 'wortlaut';
import czAndPl from '../cz-and-pl/outline.ts';

/** The terms of Czechia: all that Czechia and Poland have in common, and nothing else. */
export default extend(czAndPl, {
  id: 'cz',
});
