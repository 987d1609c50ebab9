import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Ce que les mites ont laissé',
    description: 'Nous avons aéré les tapis et découvert ce qui dort sous une salle de lecture.',
  },
  paragraphs: {
    first:
      'Deux fois par siècle, les tapis doivent sortir. Sous les nôtres dormaient onze marque-pages, un billet de tram et une violette séchée que personne n’a réclamée.',
    second:
      'Les mites avaient mangé un sentier de la poésie jusqu’à la fenêtre. Nous avons décidé de le garder : c’est le plus court chemin vers la lumière.',
  },
});
