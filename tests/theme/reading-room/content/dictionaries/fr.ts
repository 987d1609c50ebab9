import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Aller au texte',
    shareImage: 'Trois livres sur une étagère',
    menu: 'Menu',
    languages: 'Langues',
  },
  menu: { home: 'Accueil', hours: 'Horaires', catalogue: 'Catalogue' },
});
