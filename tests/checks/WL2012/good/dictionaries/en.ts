import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: '{days, plural, one {# day left} other {# days left}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
