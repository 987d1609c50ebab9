import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  common: { ...layout.common, old: 'An old text' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
