import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  common: { ...furniture.common, old: 'An old text' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
