import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Une lampe pour chaque chaise',
    description: 'Quarante chaises, quarante lampes et un interrupteur que personne ne trouve.',
  },
  paragraphs: {
    first:
      'Jusqu’à cet hiver, quatre lecteurs partageaient une lampe, et celui du milieu choisissait la page. Désormais chaque chaise a la sienne, verte comme les anciennes.',
    second: 'Elles viennent d’une gare qui a fermé. Retournez la vôtre : vous y trouverez le numéro d’un quai.',
  },
});
