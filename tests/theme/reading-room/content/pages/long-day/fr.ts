import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Ouvert tant qu’il fait jour',
    description: 'Le jour le plus long, nous lisons à la fenêtre et fermons quand la dernière ligne ne se voit plus.',
  },
  paragraphs: {
    first:
      'Une fois par an, nous n’avons pas d’horaires. Le jour le plus long, les portes restent ouvertes aussi longtemps que le soleil le permet, et aucune lampe n’est allumée.',
    second: 'Le dernier lecteur ferme le livre et la porte. Celui de l’an dernier avait laissé un mot sur la table : à suivre.',
  },
});
