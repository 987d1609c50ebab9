/** The texts that header, footer, pickers and banner show on every page. */
export default {
  common: { skip: 'Skip to content', newTab: 'opens in a new tab', shareImage: 'A till and a receipt' },
  nav: { label: 'Menu', logo: '{brand:product}, start', help: 'Help', prices: 'Prices', tryFree: 'Try it', startTrial: 'Start a trial', login: 'Log in', register: 'Register' },
  picker: {
    country: 'Country',
    language: 'Language',
    countryNow: 'Country: {country}',
    languageNow: 'Language: {language}',
    searchCountries: 'Search countries',
    noCountries: 'No countries',
    searchLanguages: 'Search languages',
    noLanguages: 'No languages',
    found: '{found, plural, one {# match} other {# matches}}',
  },
  banner: { label: 'Offer', text: 'Now {fact:offer.price}.', linkText: 'See it', dismiss: 'Hide' },
  footer: {
    label: 'Footer',
    promise: '{brand:product}',
    explore: 'Product',
    apps: 'Apps',
    appStore: 'App Store',
    playStore: 'Google Play',
    social: 'Follow us',
    copyright: '© {brand:provider}',
  },
  toast: { label: 'Notifications', close: 'Close notification' },
} as const;
