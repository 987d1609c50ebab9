import type { CodeDefinition } from '../code-definition.ts';

export const weight = {
  WL5045: {
    title: 'Something comes near its budget.',
    severity: 'warning',
    cause:
      'At least 95 % of what it may weigh are used, so that the next change may stop the build (WL5004). Make room now, or give it another budget in content/site.ts.',
    bad: 'styles of 12,281 bytes where 12,288 are allowed',
    good: 'styles of 11,000 bytes where 12,288 are allowed',
    foundBy: 'weights',
  },
} as const satisfies Record<string, CodeDefinition>;
