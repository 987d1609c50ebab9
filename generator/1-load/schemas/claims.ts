import { z } from 'zod';
import { tests } from '../../model/claim-conditions.ts';
import { type Rule, rules } from '../../model/claims.ts';

export const claimPlace = z.looseObject({ in: z.enum(['page', 'dictionary', 'fact', 'address', 'country', 'site']) });
const condition = z.looseObject({ test: z.enum(tests) });

/** A file of claims: id → claim. */
export const claims = z.record(
  z.string(),
  z.strictObject({
    number: z.int().positive().optional(),
    rule: z.enum(Object.keys(rules) as Rule[]),
    asserts: z.string().min(1),
    at: z.array(claimPlace).min(1),
    facts: z.array(z.string()).optional(),
    holds: z.union([condition, z.array(condition).min(1)], 'a condition, or a list of conditions').optional(),
    claimed: z.record(z.string(), z.union([z.literal('none'), z.array(z.string())])).optional(),
    triggers: z.record(z.string(), z.array(z.string().min(1))).optional(),
    evidence: z
      .strictObject({ what: z.string().min(1), until: z.iso.date().optional() }, '`evidence: null` or a group in braces')
      .nullable(),
    waiver: z
      .strictObject({
        reason: z.string().min(1),
        by: z.string().min(1),
        at: z.iso.date().optional(),
        until: z.iso.date(),
        // Optional because WL4049 requires it: the command that adds it must be able to read the claim.
        found: z.array(z.string()).optional(),
        sig: z.string().optional(),
      })
      .optional(),
  }),
);
