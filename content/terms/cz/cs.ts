import { defineClauses } from 'wortlaut';
import type { Guide } from './guide.ts';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Všeobecné obchodní podmínky v Česku | {brand:product}',
    description: 'Smluvní podmínky {brand:product} v Česku: registrace, užívání, podpora, poplatky, výpověď a odpovědnost.',
  },
  title: 'Všeobecné obchodní podmínky',
  lead: 'Tyto podmínky upravují smlouvu o užívání cloudové pokladny {brand:product} podnikateli v Česku.',
  clauses: {
    service: {
      availability: 'Roční dostupnost {term:product|Produktu} činí {fact:terms.availability}.',
    },
    termination: {
      provider:
        'Smlouvu lze vypovědět s výpovědní dobou v délce {fact:terms.monthNotice|měsíce}. Právo {term:customer|Zákazníka} podle bodu {ref:termination.customer} tím není dotčeno.',
    },
  },
} as const satisfies Guide);
