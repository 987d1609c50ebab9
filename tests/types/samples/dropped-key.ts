import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

// expect: 'text' is missing. Add it and translate it. (WL2001)
export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  button: 'Zurück',
});
