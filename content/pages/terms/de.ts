import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen | {brand:product}',
    description: 'Die Allgemeinen Geschäftsbedingungen von {brand:product}. Der Inhalt ist in Kürze verfügbar.',
  },
  heading: 'Allgemeine Geschäftsbedingungen',
  text: 'Der Inhalt ist in Kürze verfügbar.',
  button: 'Zurück zur Startseite',
  instead: 'Die Fassung für Österreich können Sie schon lesen.',
  printed: {
    scope: 'Geltungsbereich und Vertragsgegenstand',
    registration: 'Registrierung',
    contract: 'Vertragsabschluss und Vertragsdauer',
    demo: 'Demomodus und Echtmodus',
    service: 'Leistung des Anbieters',
  },
  ways: { austria: 'AGB für Österreich', privacy: 'Datenschutz', prices: 'Preise', support: 'Support' },
});
