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
      text: {
        choice: 'Bei der Registrierung wählt der Kunde das Land, für das sein Konto geführt wird. Jedes Konto ist auf ein Land festgelegt.',
        use: 'Das Produkt darf nur in dem gewählten Land genutzt werden.',
      },
      table: {
        columns: { country: 'Land', code: 'Länderkürzel' },
        rows: {
          de: { country: 'Deutschland', code: 'DE' },
          at: { country: 'Österreich', code: 'AT' },
          fr: { country: 'Frankreich', code: 'FR' },
          pl: { country: 'Polen', code: 'PL' },
          es: { country: 'Spanien', code: 'ES' },
          ch: { country: 'Schweiz', code: 'CH' },
          cz: { country: 'Tschechien', code: 'CZ' },
        },
      },
    },
  },
});
