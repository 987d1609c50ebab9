import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

// expect: 'meta' is missing. Add it and translate it. (WL2001)
export default translate(source, {
  heading: 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück',
});
