import { defineCopy } from 'wortlaut';
import clauses from '../../terms/common/en.ts';

export default defineCopy('notice', {
  meta: {
    title: 'Terms and conditions | {brand:product}',
    description: 'The terms and conditions of {brand:product}. The content will be available soon.',
  },
  heading: 'Terms and conditions',
  text: 'The content will be available soon.',
  button: 'Back to the home page',
  clauses: {
    scope: clauses.clauses.scope.heading,
    registration: clauses.clauses.registration.heading,
    contract: clauses.clauses.contract.heading,
    demo: clauses.clauses.demo.heading,
    service: clauses.clauses.service.heading,
    use: clauses.clauses.use.heading,
    support: clauses.clauses.support.heading,
    fees: clauses.clauses.fees.heading,
    blocking: clauses.clauses.blocking.heading,
    changes: clauses.clauses.changes.heading,
    termination: clauses.clauses.termination.heading,
    defects: clauses.clauses.defects.heading,
    liability: clauses.clauses.liability.heading,
    law: clauses.clauses.law.heading,
  },
  ways: { austria: 'Terms for Austria', privacy: 'Privacy', prices: 'Pricing', support: 'Support' },
});
