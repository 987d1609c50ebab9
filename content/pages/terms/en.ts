import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: {
    title: 'Terms and conditions | {brand:product}',
    description: 'The terms and conditions of {brand:product}. The content will be available soon.',
  },
  heading: 'Terms and conditions',
  text: 'The content will be available soon.',
  button: 'Back to the home page',
  instead: 'You can already read the version for Austria.',
  printed: {
    scope: 'Scope and subject matter',
    registration: 'Registration',
    contract: 'Conclusion and duration of the contract',
    demo: 'Demo Mode and Live Mode',
    service: 'Services of the Provider',
  },
  ways: { austria: 'Terms for Austria', privacy: 'Privacy', prices: 'Pricing', support: 'Support' },
});
