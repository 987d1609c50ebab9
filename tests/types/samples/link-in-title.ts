import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  // expect: 'meta.title' has […](…), which this place shows as characters. Remove the markup and keep its words. (WL2032)
  meta: { title: '[Help](help) | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write to us.',
  button: 'Back to the start',
});
