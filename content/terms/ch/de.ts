import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'AGB in der Schweiz | {brand:product}',
    description:
      'Die Vertragsbedingungen für {brand:product} in der Schweiz: Registrierung, Nutzung, Support, Gebühren, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer in der Schweiz.',
  clauses: {},
});
