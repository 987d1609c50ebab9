import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Aller au texte',
    shareImage: 'Trois livres sur une étagère',
    menu: 'Menu',
    languages: 'Langues',
  },
  menu: { home: 'Accueil', hours: 'Horaires', journal: 'Journal', catalogue: 'Catalogue' },
  journal: {
    title: 'Journal de la salle de lecture',
    latest: 'Nouveau dans le journal',
    entries: 'Autres articles',
    pages: 'Pages du journal',
    newer: 'Plus récent',
    older: 'Plus ancien',
    page: 'Page {number}',
    numbered: '{text} (page {number})',
  },
});
