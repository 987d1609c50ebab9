import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: '{days, plural, one {# day until {end, date}} other {# days until {end, date}}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
