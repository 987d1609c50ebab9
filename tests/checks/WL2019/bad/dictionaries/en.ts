import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: 'We show you how to sell more in the shop that you have.' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
