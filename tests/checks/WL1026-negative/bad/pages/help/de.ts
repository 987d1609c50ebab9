import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Lager | {brand:product}', description: 'So zählt {brand:product} Ihr Lager.' },
  eyebrow: 'Lager',
  heading: 'Es zählt, während Sie verkaufen',
  lead: 'Jeder Verkauf nimmt einen Artikel aus dem Regal.',
  picture: { title: 'Ein Verkauf, der eine Kerze aus dem Regal nimmt', words: { list: 'Lager' }, sold: { candle: 'Kerze' } },
  steps: { heading: 'So geht es', lead: 'Schritt für Schritt.', items: {} },
  problems: { heading: 'Was es löst', items: {} },
  functions: { heading: 'Was es kann', items: {} },
  questions: { heading: 'Fragen', items: {} },
  links: { heading: 'Weiterlesen', items: { home: 'Die Kasse' } },
  closing: { heading: 'Bereit?', text: 'Probieren Sie es.', trial: 'Loslegen', sales: 'Fragen Sie uns' },
});
