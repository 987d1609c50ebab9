import { defineCopy } from 'wortlaut';
import country from '../country-not-found/en.ts';

export default defineCopy('not-found', {
  meta: { title: '404 Page Not Found | {brand:product}', description: 'There is no page at this address.' },
  visitor: { heading: 'This page has moved or never existed.', text: 'The till still works.' },
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  button: 'Back to the home page',
  ways: { functions: 'All features', helps: 'How {brand:product} helps', prices: 'Pricing', support: 'Support' },
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
