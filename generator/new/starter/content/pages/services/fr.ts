import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Tarifs | {brand:product}',
    description: 'Ce que coûtent les réparations chez {brand:product} : chambres à air, freins, vitesses, roues et grande révision.',
  },
  heading: 'Ce que cela coûte',
  lead: 'Le travail et la taxe sont compris dans ces prix, les pièces s’ajoutent. Si nous trouvons autre chose, nous demandons d’abord.',
  jobs: {
    puncture: { name: 'Réparer une crevaison', text: 'Trouver le trou et sa cause, vérifier le pneu, gonfler.' },
    brakes: { name: 'Régler les freins', text: 'Les centrer, changer les patins, rouler et s’arrêter.' },
    gears: { name: 'Régler les vitesses', text: 'Redresser la patte, régler les butées et le câble.' },
    truing: { name: 'Dévoiler une roue', text: 'De côté et en hauteur, avec la même tension sur chaque rayon.' },
    chain: { name: 'Changer la chaîne', text: 'Mesurer, raccourcir, fermer, huiler. L’ancienne est recyclée.' },
    inspection: {
      name: 'La grande révision',
      text: 'Chaque vis, chaque roulement, les deux roues, les freins et les vitesses, et un lavage.',
    },
  },
  estimate: {
    heading: 'Composez votre fiche',
    hint: 'Cochez ce dont votre vélo a besoin.',
    total:
      '{jobs, plural, =0 {Rien de coché pour l’instant} one {# travail : {amount}} many {# de travaux : {amount}} other {# travaux : {amount}}}',
  },
});
