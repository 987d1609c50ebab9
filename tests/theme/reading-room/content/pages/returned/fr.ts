import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Un livre rentre chez lui',
    description: 'Quelqu’un a rapporté un guide des champignons après trente ans. Il avait été bien lu.',
  },
  paragraphs: {
    first:
      'Il était posé sur le bureau un matin, enveloppé dans un journal : un guide des champignons qui nous avait quittés il y a trente ans. Aucune lettre ne l’accompagnait.',
    second:
      'Dans la marge, quelqu’un avait noté, bois après bois, où pousse chaque espèce. Nous l’avons remis à sa place. Un livre qui revient plus riche qu’il n’est parti ne paie pas d’amende.',
  },
});
