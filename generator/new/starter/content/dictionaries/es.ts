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
  editions: {
    draft: 'Borrador',
    inForce: 'En vigor desde el {day}',
    announced: 'Aplicable a partir del {day}',
    superseded: 'Aplicable a partir del {day}, sustituida desde entonces',
    withdrawn: 'Retirada',
    later: 'A partir del {day} se aplica otra versión.',
    all: 'Todas las versiones',
    plain: 'Archivo de texto',
    changes: 'Cambios entre el {before} y el {after}',
    unchanged: 'Sin cambios',
    present: 'Al contrato',
    notice: 'Las condiciones del contrato cambian el {day}.',
    objection: 'Es posible oponerse hasta el {day}: {address}',
  },
  terms: { contents: 'Índice', clause: 'Cláusula {number}' },
});
