import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  countries: { at: 'Österreich', ch: 'Schweiz' },
  delivery: { reach: 'Rufen Sie an:', remove: 'Löschen', undeliveredHeading: 'Das kam nicht an', undeliveredText: 'Ihre Eingaben sind hier.' },
});
