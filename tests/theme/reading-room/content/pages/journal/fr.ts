import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Journal | {brand:product}', description: 'Ce qui se passe entre les rayons, raconté par ceux qui les époussettent.' },
  heading: 'Journal',
  text: 'Ce qui se passe entre les rayons, raconté par ceux qui les époussettent.',
});
