import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Všeobecné obchodní podmínky v Česku | {brand:product}',
    description: 'Smluvní podmínky {brand:product} v Česku: registrace, užívání, podpora, poplatky, výpověď a odpovědnost.',
  },
  title: 'Všeobecné obchodní podmínky',
  lead: 'Tyto podmínky upravují smlouvu o užívání cloudové pokladny {brand:product} podnikateli v Česku.',
  clauses: {},
});
