import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  banner: { ...layout.banner, left: '{state, select, open {Open now} other {Closed}}' },
  countries: { at: 'Austria', ch: 'Switzerland' },
});
