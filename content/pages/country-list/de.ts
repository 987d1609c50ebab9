import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: {
    title: 'Länderliste | {brand:product}',
    description:
      'Die Länder, für die ein Konto von {brand:product} geführt werden kann: das gewählte Land steht fest, und nur dort wird kassiert.',
  },
  title: 'Länderliste: {fact:claims.countries|word} Länder zur Wahl',
  lead: 'Anhang zu den Allgemeinen Geschäftsbedingungen für {brand:product}.',
  back: 'Zu den AGB in Österreich',
  sections: {
    countries: {
      heading: 'Wählbare Länder',
      text: {},
      table: {
        columns: { country: 'Land', currency: 'Währung' },
        rows: {
          de: { country: 'Deutschland', currency: '**Euro**' },
          at: { country: 'Österreich', currency: '**Euro**' },
          fr: { country: 'Frankreich', currency: '**Euro**' },
          pl: { country: 'Polen', currency: '**Złoty**' },
          es: { country: 'Spanien', currency: '**Euro**' },
          ch: { country: 'Schweiz', currency: '**Franken**' },
          cz: { country: 'Tschechien', currency: '**Kronen**' },
        },
      },
    },
    choice: {
      heading: 'Ein Konto, ein Land',
      text: {
        choice: 'Bei der Registrierung wählt der Kunde das Land, für das sein Konto geführt wird. Jedes Konto ist auf ein Land festgelegt.',
        use: 'Das Produkt darf nur in dem gewählten Land genutzt werden.',
      },
    },
  },
  closing: {
    heading: 'Ihr Land ist dabei?',
    text: 'Dann testen Sie {fact:trial.period} kostenlos. Ohne Kreditkarte.',
    button: 'Kostenlos testen',
  },
});
