import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product} : des livres pour tous',
    description: 'Une salle de onze mille livres, ouverte à tous ceux qui entrent.',
  },
  heading: 'Entrez et lisez',
  text: 'Onze mille livres, quarante chaises et une théière. Pour lire ici, aucune carte n’est nécessaire.',
  find: { label: 'Trouver un nouveau livre', found: '{books, plural, =0 {Aucun livre} one {# livre} many {# de livres} other {# livres}}' },
  books: { rivers: 'Guide des rivières', lamps: 'Le Fabricant de lampes', bread: 'Le pain, lentement', letters: 'Lettres d’un phare' },
});
