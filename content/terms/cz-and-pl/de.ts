import { defineClauses } from 'wortlaut';
import type { Guide } from './guide.ts';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen für {brand:product}',
    description: 'Vertragsbedingungen für {brand:product}: Registrierung, Nutzung, Support, Gebühren, Sperre, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer.',
  clauses: {
    service: {
      availability: 'Die jährliche Verfügbarkeit des {term:product|Produkts} beträgt {fact:terms.availability}.',
    },
    termination: {
      provider:
        'Der Vertrag kann unter Einhaltung einer Kündigungsfrist von {fact:terms.monthNotice|Monat} gekündigt werden. Das Recht des {term:customer|Kunden} nach Punkt {ref:termination.customer} bleibt davon unberührt.',
    },
  },
} as const satisfies Guide);
