import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: 'Bring your own tablet' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
