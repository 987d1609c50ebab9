import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: 'Until {end, date}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
