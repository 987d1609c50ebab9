import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  // expect: 'heading' has **…**, which this place shows as characters. Remove the markup and keep its words. (WL2032)
  heading: 'Help, **now**',
  text: 'Write **to us** or read [the *beginning*](home).',
  button: 'Back to the start',
});
