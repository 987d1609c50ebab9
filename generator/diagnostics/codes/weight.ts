import type { CodeDefinition } from '../code-definition.ts';

export const weight = {
  WL5045: {
    title: 'A weight is close to its budget.',
    severity: 'warning',
    cause:
      'At least 95 % of the budget are used, so the next change may stop the build (WL5004). Make room now, or change the budget in content/site.ts.',
    bad: 'styles of 12,281 bytes where 12,288 are allowed',
    good: 'styles of 11,000 bytes where 12,288 are allowed',
    foundBy: 'weights',
  },
} as const satisfies Record<string, CodeDefinition>;
