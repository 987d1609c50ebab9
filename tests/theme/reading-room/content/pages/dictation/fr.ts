import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Une soirée de dictée',
    description: 'Un texte, trente stylos et un prix pour la plus belle faute.',
  },
  paragraphs: {
    first:
      'Vendredi, nous lisons à voix haute, lentement, une page de français, et chacun l’écrit. Personne n’est noté. L’orthographe est un sport qui se regarde assis.',
    second:
      'Un prix récompense la plus belle faute. L’an dernier, il est allé à une lectrice qui mit un accent à la mer, parce qu’elle en avait un dans son enfance.',
  },
});
