import { defineClauses } from 'wortlaut';
import type { Guide } from './guide.ts';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Regulamin (ogólne warunki umów) w Polsce | {brand:product}',
    description: 'Warunki umowy {brand:product} w Polsce: rejestracja, korzystanie, wsparcie, opłaty, wypowiedzenie i odpowiedzialność.',
  },
  title: 'Regulamin (ogólne warunki umów)',
  lead: 'Niniejsze warunki regulują umowę o korzystanie z kasy w chmurze {brand:product} przez przedsiębiorców w Polsce.',
  clauses: {
    service: {
      availability: 'Roczna dostępność {term:product|Produktu} wynosi {fact:terms.availability}.',
    },
    termination: {
      provider:
        'Umowę można wypowiedzieć z zachowaniem okresu wypowiedzenia wynoszącego {fact:terms.monthNotice|miesiąc}. Prawo {term:customer|Klienta} określone w punkcie {ref:termination.customer} pozostaje nienaruszone.',
    },
  },
} as const satisfies Guide);
