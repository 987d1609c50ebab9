import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Pays introuvable | {brand:product}',
    description: '{brand:product} n’est pas disponible à cette adresse. Choisissez l’un des pays.',
  },
  heading: 'Pays introuvable',
  text: '{brand:product} n’est pas encore en vente dans ce pays, ou l’adresse contient une faute de frappe.',
  button: 'Choisir un pays',
  ways: { chooser: 'Tous les pays' },
  sign: 'Pas encore ouvert',
  all: 'Avec le prix d’un café dans chacun',
});
