import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Opiniones: qué dicen los comercios | {brand:product}',
    description: 'Qué cuentan peluquerías, cafeterías y comercios de su día a día con {brand:product}, con puntuación, fecha y negocio.',
  },
  heading: 'Lo que se dice detrás del mostrador',
  lead: 'Opiniones de peluquerías, cafeterías y tiendas, cada una en el idioma en que se escribió.',
  stats: {
    heading: 'En cifras',
    items: {
      customers: 'clientes contentos',
      average: 'puntuación media',
      satisfaction: 'satisfacción',
      total: 'opiniones en esta página',
    },
  },
  list: {
    heading: 'Todas las opiniones',
    rating: '{rating, number} de 5 estrellas',
    product: 'Trabaja con',
    noComment: 'Valoración sin comentario.',
    order: {
      own: 'Mi idioma primero',
      newest: 'Más recientes primero',
      oldest: 'Más antiguas primero',
      best: 'Más estrellas primero',
      worst: 'Menos estrellas primero',
    },
    sort: 'Ordenar',
    sorted: 'Opiniones ordenadas: {order}',
  },
  cta: {
    heading: 'Saca tus propias conclusiones',
    text: 'Pruébalo gratis durante {fact:trial.period}.',
    button: 'Empezar prueba gratis',
    yours: 'Escribe tu opinión',
  },
});
