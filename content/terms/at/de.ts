import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'AGB in Österreich | {brand:product}',
    description:
      'Die Vertragsbedingungen für {brand:product} in Österreich: Registrierung, Nutzung, Support, Gebühren, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer in Österreich.',
  clauses: {},
});
