import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  // expect: 'text' has the argument {days}, which the template does not fill. Remove it or use a fact. (WL2026)
  text: 'Within {days} days.',
  button: 'Back to the start',
});
