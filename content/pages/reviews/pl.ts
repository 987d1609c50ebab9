import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Opinie: co mówią właściciele sklepów | {brand:product}',
    description:
      'Co o\u00a0pracy z\u00a0kasą {brand:product} mówią fryzjerzy oraz właściciele kawiarni i\u00a0sklepów: z\u00a0oceną, datą i\u00a0firmą.',
  },
  heading: 'Co mówią ludzie za ladą',
  lead: 'Opinie z\u00a0salonów, kawiarni i\u00a0sklepów, każda w\u00a0języku, w\u00a0którym ją napisano.',
  stats: {
    heading: 'W\u00a0liczbach',
    items: {
      customers: 'zadowolonych klientów',
      average: 'średnia ocena',
      satisfaction: 'poziom zadowolenia',
      total: 'liczba opinii na tej stronie',
    },
  },
  list: {
    heading: 'Wszystkie opinie',
    rating: 'Ocena: {rating, number} na 5 gwiazdek',
    product: 'W\u00a0użyciu',
    noComment: 'Ocena bez komentarza.',
    order: {
      own: 'Najpierw mój język',
      newest: 'Od najnowszych',
      oldest: 'Od najstarszych',
      best: 'Od najwyżej ocenionych',
      worst: 'Od najniżej ocenionych',
    },
    sort: 'Sortowanie',
    sorted: 'Opinie posortowane: {order}',
  },
  cta: {
    heading: 'Wyrób sobie własne zdanie',
    text: 'Wypróbuj przez {fact:trial.period} za darmo.',
    button: 'Wypróbuj za darmo',
    yours: 'Napisz swoją opinię',
  },
});
