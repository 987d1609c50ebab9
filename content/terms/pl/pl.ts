import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Regulamin (ogólne warunki umów) w Polsce | {brand:product}',
    description: 'Warunki umowy {brand:product} w Polsce: rejestracja, korzystanie, wsparcie, opłaty, wypowiedzenie i odpowiedzialność.',
  },
  title: 'Regulamin (ogólne warunki umów)',
  lead: 'Niniejsze warunki regulują umowę o korzystanie z kasy w chmurze {brand:product} przez przedsiębiorców w Polsce.',
  clauses: {},
});
