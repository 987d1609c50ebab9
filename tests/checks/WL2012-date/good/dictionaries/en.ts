import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: 'Until {end, date}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
