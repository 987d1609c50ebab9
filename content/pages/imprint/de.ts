import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Impressum: wer hinter {brand:product} steht',
    description: 'Anbieter, Sitz und Kontakt von {brand:product}: wer diese Website betreibt und wie Sie einen Menschen erreichen.',
  },
  heading: 'Impressum',
  lead: 'Wer {brand:product} macht, wo wir sitzen und wie Sie uns erreichen.',
  changed: 'Zuletzt geändert am {fact:policies.imprint}.',
  missing: 'Vom Anbieter zu ergänzen',
  sections: {
    provider: {
      heading: 'Anbieter dieser Website',
      text: {},
      rows: {
        name: { name: 'Firma' },
        seat: { name: 'Sitz' },
        email: { name: 'E-Mail' },
        phone: { name: 'Telefon' },
        street: { name: 'Straße und Postleitzahl' },
        directors: { name: 'Geschäftsführung' },
        register: { name: 'Firmenbuch' },
        vat: { name: '{inCountry, select, ch {Mehrwertsteuer-ID} other {Umsatzsteuer-ID}}' },
        authority: { name: 'Aufsichtsbehörde' },
      },
    },
    reach: {
      heading: 'Eine Frage zur Kasse?',
      text: { answer: 'Am schnellsten klärt sie sich auf der Support-Seite. Am Telefon nimmt ein Mensch ab: {fact:support.phone}.' },
    },
    purpose: {
      heading: 'Wofür diese Website da ist',
      text: {
        what: 'Sie informiert über {brand:product}, eine Registrierkasse in der Cloud, und nimmt Anfragen dazu entgegen.',
        business:
          'Das Angebot richtet sich an Unternehmen. Was für einen Vertrag gilt, steht in den AGB des Landes, in dem Sie Ihren Betrieb führen.',
      },
    },
    names: {
      heading: 'Marken anderer',
      text: {
        marks:
          'iPad und App Store sind Marken von Apple Inc., Google Play ist eine Marke von Google LLC. Sie werden genannt, um zu sagen, womit das Produkt arbeitet.',
      },
    },
  },
});
