import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'Aide | {brand:product}', description: 'Où trouver de l’aide pour {brand:product}.' },
  heading: 'Aide',
  text: 'Écrivez-nous.',
  button: 'Retour au début',
});
