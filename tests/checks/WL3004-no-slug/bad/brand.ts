import { defineBrand } from 'wortlaut';

export default defineBrand({
  product: 'Muster',
  provider: 'Muster GmbH',
  email: 'hello@muster.example',
  phone: '+43 1 000 0000',
  externalLinks: {
    signUp: 'https://app.muster.example/',
    appStore: 'https://apps.muster.example/ios',
    playStore: 'https://apps.muster.example/android',
    facebook: 'https://social.muster.example/facebook',
    instagram: 'https://social.muster.example/instagram',
    linkedin: 'https://social.muster.example/linkedin',
    youtube: 'https://social.muster.example/youtube',
  },
});
