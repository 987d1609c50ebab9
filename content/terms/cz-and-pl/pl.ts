import { translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Regulamin (ogólne warunki umów) dotyczący {brand:product}',
    description:
      'Warunki umowy dotyczące {brand:product}: rejestracja, korzystanie, wsparcie, opłaty, blokada, wypowiedzenie i odpowiedzialność.',
  },
  title: 'Regulamin (ogólne warunki umów)',
  lead: 'Niniejsze warunki regulują umowę o korzystanie z kasy w chmurze {brand:product} przez przedsiębiorców.',
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
