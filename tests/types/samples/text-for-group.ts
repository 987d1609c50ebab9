import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  // expect: 'meta' must be a group of texts in braces. (WL2027)
  meta: 'Hilfe',
  heading: 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück',
});
