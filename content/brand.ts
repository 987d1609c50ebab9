import { defineBrand } from 'wortlaut';

/** The whole brand, placeholder included, is this file: change it here and the site follows. */
export default defineBrand({
  product: 'Kassaro',
  slug: 'kassaro',
  provider: 'Kassaro GmbH',
  seatTown: 'Wieselburg',
  // Visitors read the name of the country in their language.
  seatCountry: 'at',
  email: 'hello@kassaro.example',
  // From the range that Germany keeps free for fiction (030 23125-xxx).
  phone: '+49 30 23125 014',
  salesPhone: '+49 30 23125 041',
  placeholder: 'The brand, its addresses and telephone numbers stand in for the real ones.',
  externalLinks: {
    signUp: 'https://app.kassaro.example/sign-up',
    blog: 'https://blog.kassaro.example/',
    faq: 'https://help.kassaro.example/faq',
    contact: 'https://help.kassaro.example/contact',
    store: 'https://store.kassaro.example/',
    status: 'https://status.kassaro.example/',
    appStore: 'https://apps.kassaro.example/ios',
    playStore: 'https://apps.kassaro.example/android',
    facebook: 'https://social.kassaro.example/facebook',
    instagram: 'https://social.kassaro.example/instagram',
    linkedin: 'https://social.kassaro.example/linkedin',
    youtube: 'https://social.kassaro.example/youtube',
    mapVienna: 'https://www.openstreetmap.org/search?query=Messe%20Wien',
    mapMadrid: 'https://www.openstreetmap.org/search?query=IFEMA%20Madrid',
  },
});
