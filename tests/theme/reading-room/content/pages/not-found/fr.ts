import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Pas sur nos étagères | {brand:product}', description: 'Il n’y a pas de page à cette adresse.' },
  heading: 'Pas sur nos étagères',
  paragraphs: { lost: 'Il n’y a pas de page à cette adresse. Le menu vous ramène.' },
});
