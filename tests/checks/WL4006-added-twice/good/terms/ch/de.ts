import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: { title: 'AGB Schweiz', description: 'Die Bedingungen der Schweiz.' },
  title: 'AGB Schweiz',
  lead: 'Für Unternehmen.',
  clauses: {
    use: { changes: 'Die Software wird nicht verändert.', resale: 'Sie wird nicht weiterverkauft.' },
  },
});
