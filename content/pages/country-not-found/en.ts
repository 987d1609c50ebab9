import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: {
    title: 'Country not found | {brand:product}',
    description: '{brand:product} is not offered under this address. Choose one of the countries.',
  },
  heading: 'Country not found',
  text: '{brand:product} is not sold in this country yet, or the address has a typo in it.',
  button: 'Choose a country',
  ways: { chooser: 'All countries' },
  sign: 'Not open yet',
  all: 'With the price of a coffee in each',
});
