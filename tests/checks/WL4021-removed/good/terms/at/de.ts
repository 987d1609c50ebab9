import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: { title: 'AGB', description: 'Die Bedingungen.' },
  title: 'AGB',
  lead: 'Für Unternehmen.',
  clauses: {
    scope: {
      heading: 'Geltung',
      business: 'Der {def:customer|Kunde} ist Unternehmer.',
      age: 'Er ist volljährig.',
    },
    use: {
      heading: 'Nutzung',
      secrecy: 'Der {term:customer|Kunde:in} hält seine Zugangsdaten geheim.',
      changes: 'Die Software bleibt, wie sie ist; {ref:use.secrecy} gilt auch hier.',
    },
  },
});
