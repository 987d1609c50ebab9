import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Fuera del camino | {brand:product}', description: 'No hay ninguna página en esta dirección.' },
  heading: 'Fuera del camino',
  text: 'No hay ninguna página en esta dirección. Quizá se ha mudado, o se ha colado una letra.',
  button: 'A la página de inicio',
});
