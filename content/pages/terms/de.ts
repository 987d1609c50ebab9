import { translate } from 'wortlaut';
import clauses from '../../terms/common/de.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen | {brand:product}',
    description: 'Die Allgemeinen Geschäftsbedingungen von {brand:product}. Der Inhalt ist in Kürze verfügbar.',
  },
  heading: 'Allgemeine Geschäfts\u00adbedingungen',
  text: 'Der Inhalt ist in Kürze verfügbar.',
  button: 'Zurück zur Startseite',
  clauses: {
    scope: clauses.clauses.scope.heading,
    registration: clauses.clauses.registration.heading,
    contract: clauses.clauses.contract.heading,
    demo: clauses.clauses.demo.heading,
    service: clauses.clauses.service.heading,
    use: clauses.clauses.use.heading,
    support: clauses.clauses.support.heading,
    fees: clauses.clauses.fees.heading,
    blocking: clauses.clauses.blocking.heading,
    changes: clauses.clauses.changes.heading,
    termination: clauses.clauses.termination.heading,
    defects: clauses.clauses.defects.heading,
    liability: clauses.clauses.liability.heading,
    law: clauses.clauses.law.heading,
  },
  ways: { austria: 'AGB für Österreich', privacy: 'Datenschutz', prices: 'Preise', support: 'Support' },
});
