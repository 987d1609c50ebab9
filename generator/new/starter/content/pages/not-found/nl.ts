import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Van het pad af | {brand:product}', description: 'Op dit adres staat geen pagina.' },
  heading: 'Van het pad af',
  text: 'Op dit adres staat geen pagina. Misschien is ze verhuisd, of is er een letter tussen geglipt.',
  button: 'Naar de startpagina',
});
