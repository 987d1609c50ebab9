import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/home/en.ts';

export default translate(source, {
  meta: { title: '{brand:product}', description: 'Eine Kasse für {fact:offer.price}.' },
  heading: 'Eine Kasse für kleine Läden',
  // expect: 'text' must keep the placeholder {fact:offer.price} of the source text. Write it into this text. (WL2003)
  text: 'Für {fact:offer.preis} gehört sie Ihnen.',
  button: 'Los geht’s',
});
