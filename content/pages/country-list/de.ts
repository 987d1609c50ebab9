import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: {
    title: 'Länderliste | {brand:product}',
    description:
      'Die Länder, für die ein Konto von {brand:product} geführt werden kann: das gewählte Land steht fest, und nur dort wird kassiert.',
  },
  title: 'Länderliste',
  lead: 'Anhang zu den Allgemeinen Geschäftsbedingungen für {brand:product}.',
  back: 'Zu den AGB in Österreich',
  sections: {
    countries: {
      heading: 'Wählbare Länder',
      text: {},
      table: {
        columns: { country: 'Land', code: 'Kürzel', currency: 'Währung' },
        rows: {
          de: { country: 'Deutschland', code: '**DE**', currency: 'Euro' },
          at: { country: 'Österreich', code: '**AT**', currency: 'Euro' },
          fr: { country: 'Frankreich', code: '**FR**', currency: 'Euro' },
          pl: { country: 'Polen', code: '**PL**', currency: 'Złoty' },
          es: { country: 'Spanien', code: '**ES**', currency: 'Euro' },
          ch: { country: 'Schweiz', code: '**CH**', currency: 'Franken' },
          cz: { country: 'Tschechien', code: '**CZ**', currency: 'Kronen' },
        },
      },
    },
    choice: {
      heading: 'Bei der Registrierung',
      text: {
        choice: 'Bei der Registrierung wählt der Kunde das Land, für das sein Konto geführt wird. Jedes Konto ist auf ein Land festgelegt.',
      },
    },
    use: {
      heading: 'Im Betrieb',
      text: { use: 'Das Produkt darf nur in dem gewählten Land genutzt werden.' },
    },
  },
  closing: {
    heading: 'Ihr Land ist dabei?',
    text: 'Dann testen Sie {fact:trial.period} kostenlos. Ohne Kreditkarte.',
    button: 'Kostenlos testen',
  },
});
