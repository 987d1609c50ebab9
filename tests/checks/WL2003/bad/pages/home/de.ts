import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '{brand:product}', description: 'Eine Kasse für {fact:offer.price}.' },
  heading: 'Eine Kasse für kleine Läden',
  text: 'Für wenig Geld gehört sie Ihnen.',
  button: 'Los geht’s',
});
