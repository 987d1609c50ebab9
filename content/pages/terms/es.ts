import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Condiciones generales | {brand:product}',
    description: 'Las condiciones generales de {brand:product}. El texto estará disponible aquí en breve.',
  },
  heading: 'Condiciones generales',
  text: 'Las condiciones para este país estarán disponibles aquí en breve.',
  button: 'Volver al inicio',
});
