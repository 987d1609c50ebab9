import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Mentions légales | {brand:product}', description: 'Qui est derrière {brand:product} et comment nous joindre.' },
  heading: 'Mentions légales',
  text: '{brand:provider}, {brand:seat}. E-mail\u00a0: {brand:email}, téléphone\u00a0: {brand:phone}. Les mentions légales complètes seront bientôt disponibles ici.',
  button: 'Retour à l’accueil',
});
