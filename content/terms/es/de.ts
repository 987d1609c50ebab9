import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'AGB in Spanien | {brand:product}',
    description:
      'Die Vertragsbedingungen für {brand:product} in Spanien: Registrierung, Nutzung, Support, Gebühren, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer in Spanien.',
  clauses: {},
});
