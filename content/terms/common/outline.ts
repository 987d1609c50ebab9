import { defineOutline } from 'wortlaut';

/**
 * What the terms of all countries say, written in Austria's words; each country's document changes it where it differs
 * (decision 24). The order makes the numbers; the clauses of `use` stand so that 6.3 to 6.5, 6.7 and 6.8 are the duties
 * whose breach ends the contract (decision 25).
 */
export default defineOutline({
  id: 'common',
  terms: ['provider', 'customer', 'product', 'account', 'model', 'module', 'employee', 'demo', 'real', 'fees', 'handover', 'harmful'],
  sections: {
    scope: ['provider', 'subject', 'business', 'age', 'exclusive', 'appendices', 'country'],
    registration: ['free', 'truth', 'proof', 'password'],
    contract: ['conclusion', 'duration', 'modules', 'freeModules'],
    demo: ['period', 'extent', 'mark', 'real'],
    service: ['cloud', 'offline', 'browsers', 'minorChange', 'hardware'],
    use: ['business', 'country', 'secrecy', 'modification', 'thirdParties', 'employees', 'devices', 'harmful', 'penalty'],
    support: ['general', 'premium', 'models', 'change', 'debit', 'faults', 'reaction'],
    fees: ['parts', 'net', 'payment', 'support', 'handover', 'paperInvoice', 'interest', 'index'],
    blocking: ['arrears', 'effect', 'abuse'],
    changes: ['terms', 'silence', 'prices', 'firstMonths'],
    termination: ['customer', 'provider', 'cause', 'customerCause', 'handover'],
    defects: ['report', 'claims'],
    liability: ['cap', 'expiry', 'latest'],
    law: ['applicable', 'court'],
  },
});
