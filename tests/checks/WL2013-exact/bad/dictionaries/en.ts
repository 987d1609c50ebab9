import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: '{days, plural, =0 {Last day} one {# day left} other {# days left}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
