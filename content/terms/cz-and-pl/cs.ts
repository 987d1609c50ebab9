import { translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Všeobecné obchodní podmínky pro {brand:product}',
    description: 'Smluvní podmínky pro {brand:product}: registrace, užívání, podpora, poplatky, zablokování, výpověď a odpovědnost.',
  },
  title: 'Všeobecné obchodní podmínky',
  lead: 'Tyto podmínky upravují smlouvu, na jejímž základě podnikatelé užívají cloudovou pokladnu {brand:product}.',
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
