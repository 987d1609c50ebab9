import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Algemene voorwaarden in Nederland | {brand:product}',
    description:
      'De contractvoorwaarden van {brand:product} in Nederland: registratie, gebruik, support, vergoedingen, opzegging en aansprakelijkheid.',
  },
  title: 'Algemene voorwaarden',
  lead: 'Deze voorwaarden regelen de overeenkomst voor het gebruik van de cloudkassa {brand:product} door ondernemingen in Nederland.',
  clauses: {},
});
