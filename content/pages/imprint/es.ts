import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Aviso legal | {brand:product}', description: 'Quién está detrás de {brand:product} y cómo contactar con nosotros.' },
  heading: 'Aviso legal',
  text: '{brand:provider}, {brand:seat}. Email: {brand:email}, teléfono: {brand:phone}. El aviso legal completo estará disponible aquí en breve.',
  button: 'Volver al inicio',
});
