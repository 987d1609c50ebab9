import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '{brand:product}', description: 'Eine Kasse für {fact:offer.price}.' },
  heading: 'Eine Kasse für kleine Läden',
  text: 'Sie gehört Ihnen, für {fact:offer.price}.',
  button: 'Los geht’s',
});
