import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: '{days, plural, one {# day until {end, date}} other {# days until {end, date}}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
