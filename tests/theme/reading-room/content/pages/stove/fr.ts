import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Le poêle est allumé',
    description: 'Pourquoi la première théière de l’année demande une heure, et pourquoi personne ne s’en plaint.',
  },
  paragraphs: {
    first:
      'Le poêle du coin est plus vieux que la plupart de nos livres. Il lui faut une heure pour chauffer la salle ; au premier matin froid, nous lisons donc en manteau.',
    second:
      'À onze heures la bouilloire chante, les manteaux ont retrouvé leurs crochets et quelqu’un s’est endormi sur un atlas. Nous laissons dormir sur les atlas. Ils en ont l’habitude.',
  },
});
