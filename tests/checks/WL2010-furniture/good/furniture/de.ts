/** The same texts in German. */
export default {
  common: { skip: 'Zum Inhalt', newTab: 'öffnet in einem neuen Tab', shareImage: 'Eine Kasse und ein Bon' },
  nav: { label: 'Menü', logo: '{brand:product}, Anfang', help: 'Hilfe', prices: 'Preise', tryFree: 'Ausprobieren', startTrial: 'Testen', login: 'Anmelden', register: 'Registrieren' },
  picker: {
    country: 'Land',
    language: 'Sprache',
    countryNow: 'Land: {country}',
    languageNow: 'Sprache: {language}',
    searchCountries: 'Länder suchen',
    noCountries: 'Keine Länder',
    searchLanguages: 'Sprachen suchen',
    noLanguages: 'Keine Sprachen',
    found: '{found, plural, one {# Treffer} other {# Treffer}}',
  },
  banner: { label: 'Angebot', text: 'Jetzt {fact:offer.price}.', linkText: 'Ansehen', dismiss: 'Ausblenden' },
  footer: {
    label: 'Fußzeile',
    promise: '{brand:product}',
    explore: 'Produkt',
    apps: 'Apps',
    appStore: 'App Store',
    playStore: 'Google Play',
    social: 'Folgen Sie uns',
    copyright: '© {brand:provider}',
  },
  toast: { label: 'Meldungen', close: 'Meldung schließen' },
} as const;
