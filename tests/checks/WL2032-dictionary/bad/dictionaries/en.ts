import { defineDictionary } from 'wortlaut';
import furniture from '../furniture/en.ts';

export default defineDictionary({
  ...furniture,
  countries: { at: '*Austria*', ch: 'Switzerland' },
});
