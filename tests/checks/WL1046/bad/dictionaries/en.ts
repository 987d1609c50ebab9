import { defineDictionary } from 'wortlaut';
import layout from '../layout/en.ts';

export default defineDictionary({
  ...layout,
  countries: { at: 'Austria', ch: 'Switzerland' },
  delivery: { reach: 'Call us:', remove: 'Delete', undeliveredHeading: 'That did not arrive', undeliveredText: 'What you entered is here.' },
});
