import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Horaires | {brand:product}', description: 'Quand la salle de lecture est ouverte.' },
  heading: 'Horaires',
  paragraphs: {
    week: 'Du mardi au samedi, de dix à dix-huit heures.',
    thursday: 'Le jeudi, la lumière reste allumée jusqu’à vingt et une heures, le long de {fact:room.shelf} de rayons.',
  },
});
