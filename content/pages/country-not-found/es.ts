import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'País no encontrado | {brand:product}',
    description: '{brand:product} no se ofrece en esta dirección. Elige uno de los países.',
  },
  heading: 'País no encontrado',
  text: '{brand:product} todavía no se vende en este país, o la dirección tiene una errata.',
  button: 'Elegir un país',
  ways: { chooser: 'Todos los países' },
  sign: 'Aún sin abrir',
  all: 'Con el precio de un café en cada uno',
});
