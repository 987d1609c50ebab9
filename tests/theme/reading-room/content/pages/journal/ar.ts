import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'اليوميات | {brand:product}', description: 'ما يحدث بين الرفوف، يرويه من ينفضون عنها الغبار.' },
  heading: 'اليوميات',
  text: 'ما يحدث بين الرفوف، يرويه من ينفضون عنها الغبار.',
});
