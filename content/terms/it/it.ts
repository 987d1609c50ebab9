import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Condizioni generali in Italia | {brand:product}',
    description:
      'Le condizioni contrattuali di {brand:product} in Italia: registrazione, uso, assistenza, corrispettivi, recesso e responsabilità.',
  },
  title: 'Condizioni generali',
  lead: 'Le presenti condizioni disciplinano il contratto per l’uso della cassa in cloud {brand:product} da parte di imprese in Italia.',
  clauses: {},
});
