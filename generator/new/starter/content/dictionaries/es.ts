import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Ir al contenido',
    home: '{brand:product}, página de inicio',
    menu: 'Menú principal',
    languages: 'Idioma',
    shareImage: 'Dos ruedas de bicicleta una junto a otra, dibujadas como un ocho tumbado',
    sample: '{brand:product} no existe. Este taller es un ejemplo: hágalo suyo.',
  },
  menu: { home: 'Inicio', services: 'Precios', workshop: 'El taller', terms: 'Condiciones de reparación' },
  footer: { papers: 'Más', contact: 'Dónde estamos' },
  hours: {
    heading: 'Cuándo estamos',
    open: 'Abierto en este momento, hasta las {time}.',
    closed: 'Cerrado en este momento. Abrimos el {day} a las {time}.',
  },
  terms: { contents: 'Índice', clause: 'Cláusula {number}', edition: 'Versión del {date}' },
});
