import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: '{state, select, open {Open now} other {Closed}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
