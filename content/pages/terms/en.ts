import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: {
    title: 'Terms and conditions | {brand:product}',
    description: 'The terms and conditions of {brand:product}. The content will be available soon.',
  },
  eyebrow: 'Terms and conditions',
  heading: 'The terms are at\u00a0the\u00a0printer’s',
  text: 'The content will be available soon.',
  button: 'Back to the home page',
  instead: 'You can already read the version for Austria.',
  printed: {
    scope: 'Scope and subject matter',
    registration: 'Registration',
    contract: 'Conclusion and duration of the contract',
    demo: 'Demo Mode and Live Mode',
    service: 'Services of the Provider',
    use: 'Use and security',
    support: 'Support and faults',
    fees: 'Fees and payment',
    blocking: 'Blocking and deletion',
    changes: 'Changes to the terms and conditions and to prices',
    termination: 'Termination',
    defects: 'Defects',
    liability: 'Liability and expiry of claims',
    law: 'Governing law and jurisdiction',
  },
  ways: { austria: 'Terms for Austria', privacy: 'Privacy', prices: 'Pricing', support: 'Support' },
});
