import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: '{days, plural, one {# day left} other {# days left}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
