import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  banner: { ...furniture.banner, left: 'Bring your own tablet' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
