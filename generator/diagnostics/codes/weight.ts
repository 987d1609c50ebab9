import { code } from '../code-definition.ts';

export const weight = {
  WL5045: code({ severity: 'warning', foundBy: 'weights' })`A weight is close to its budget.
    At least 95 % of the budget are used, so the next change may stop the build (WL5004). Make room now, or change the budget in content/site.ts.
    - styles of 12,281 bytes where 12,288 are allowed
    + styles of 11,000 bytes where 12,288 are allowed`,
};
