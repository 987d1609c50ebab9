import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Nie znaleziono kraju | {brand:product}',
    description: 'Pod tym adresem {brand:product} nie ma oferty. Wybierz jeden z\u00a0krajów.',
  },
  heading: 'Nie znaleziono kraju',
  text: 'W\u00a0tym kraju {brand:product} nie jest jeszcze w\u00a0sprzedaży albo w\u00a0adresie jest literówka.',
  button: 'Wybierz kraj',
  ways: { chooser: 'Wszystkie kraje' },
  sign: 'Jeszcze nieczynne',
  all: 'Z\u00a0ceną kawy w\u00a0każdym',
});
