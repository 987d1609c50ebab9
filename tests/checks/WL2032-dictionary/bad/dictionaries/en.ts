import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  countries: { at: '*Austria*', ch: 'Switzerland' },
});
