import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: '{brand:product}', description: 'A till for {fact:offer.price}.' },
  heading: 'A till for small shops',
  text: 'Yours for {fact:offer.price}.',
  button: 'Start',
});
