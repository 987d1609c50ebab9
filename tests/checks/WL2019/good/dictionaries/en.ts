import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: 'We show you how to sell more in the shop that you have.' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
