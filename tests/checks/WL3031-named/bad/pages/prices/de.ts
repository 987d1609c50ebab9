import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Preise | {brand:product}', description: 'Was {brand:product} kostet.' },
  heading: 'Preise',
  text: 'Sie folgen noch.',
  button: 'Zurück zum Anfang',
});
