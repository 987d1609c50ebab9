import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hors piste | {brand:product}', description: 'Il n’y a pas de page à cette adresse.' },
  heading: 'Hors piste',
  text: 'Il n’y a pas de page à cette adresse. Elle a peut-être déménagé, ou une lettre s’est glissée dedans.',
  button: 'Vers l’accueil',
});
