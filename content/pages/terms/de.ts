import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen | {brand:product}',
    description: 'Die Allgemeinen Geschäftsbedingungen von {brand:product}. Der Inhalt ist in Kürze verfügbar.',
  },
  eyebrow: 'Allgemeine Geschäftsbedingungen',
  heading: 'Die AGB sind noch\u00a0im\u00a0Druck',
  text: 'Der Inhalt ist in Kürze verfügbar.',
  button: 'Zurück zur Startseite',
  instead: 'Die Fassung für Österreich können Sie schon lesen.',
  printed: {
    scope: 'Geltungsbereich und Vertragsgegenstand',
    registration: 'Registrierung',
    contract: 'Vertragsabschluss und Vertragsdauer',
    demo: 'Demomodus und Echtmodus',
    service: 'Leistung des Anbieters',
    use: 'Nutzung und Sicherheit',
    support: 'Support und Störungen',
    fees: 'Gebühren und Zahlung',
    blocking: 'Sperre und Löschung',
    changes: 'Änderungen der Geschäftsbedingungen und der Preise',
    termination: 'Kündigung',
    defects: 'Mängel',
    liability: 'Haftung und Verfall von Ansprüchen',
    law: 'Anwendbares Recht und Gerichtsstand',
  },
  ways: { austria: 'AGB für Österreich', privacy: 'Datenschutz', prices: 'Preise', support: 'Support' },
});
