import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Confidentialité | {brand:product}',
    description: 'Comment {brand:product} traite vos données. Le texte sera bientôt disponible ici.',
  },
  heading: 'Confidentialité',
  text: 'Notre politique de confidentialité sera bientôt disponible ici. Une question d’ici là\u202f? Écrivez à {brand:email}.',
  button: 'Retour à l’accueil',
});
