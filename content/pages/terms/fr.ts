import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Conditions générales | {brand:product}',
    description: 'Les conditions générales de {brand:product}. Le texte sera bientôt disponible ici.',
  },
  heading: 'Conditions générales',
  text: 'Les conditions applicables dans ce pays seront bientôt disponibles ici.',
  button: 'Retour à l’accueil',
});
