import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Všeobecné podmínky | {brand:product}',
    description: 'Všeobecné podmínky pokladny {brand:product}. Text tu bude brzy k\u00a0dispozici.',
  },
  heading: 'Všeobecné podmínky',
  text: 'Podmínky pro tuto zemi tu budou brzy k\u00a0dispozici.',
  button: 'Zpět na úvodní stránku',
});
