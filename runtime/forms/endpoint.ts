import * as z from 'zod/mini';
import { type Problem, problemsIn } from './check.ts';
import { leadSchema } from './lead.ts';
import { circumstances } from './lead-body.ts';
import { limits } from './limits.ts';
import { preOrderSchema } from './pre-order.ts';
import { agreed, filled } from './rules.ts';
import { secondOfferSchema } from './second-offer.ts';

/*
 * JSON that the endpoint of the forms receives and returns (C1). The description of the endpoint is made from these
 * schemas, the preview's endpoint checks by them, and the forms take its answers by them.
 */

/** The most bytes that a body may have. */
export const bodyLimit = 64 * 1024;

const text = (most: number) => z.optional(z.nullable(z.string('textWanted').check(z.maxLength(most, 'textLong'))));

/**
 * All but the language, which C1 requires of every lead; and what only script can tell: the age of the page in seconds, and the key of the
 * lead that this one corrects.
 */
const around = {
  ...Object.fromEntries(circumstances.filter((field) => field !== 'language').map((field) => [field, text(2000)])),
  seconds: z.optional(z.number('numberWanted')),
  replaces: text(255),
};

/** Where the terms are only announced, nothing was accepted (decision 40), and C1 names no box. A box that is not ticked is refused. */
const acceptTerms = z.optional(agreed);

const lead = z.extend(leadSchema, { ...around, acceptTerms, source: text(100), website: text(2000) });

/** With the full name as typed; a single word has no last name (decision 28). */
const preOrder = z.extend(preOrderSchema, {
  ...around,
  acceptTerms,
  firstName: filled('name', 'firstNameRequired'),
  lastName: z.string('lastNameRequired').check(z.maxLength(limits.name, 'nameLong')),
  website: text(2000),
});

/** The second offer's form, where it is sent without script (decision 33). */
const secondOffer = z.extend(secondOfferSchema, { ...around, source: z.literal('ipad-offer-2'), website: text(2000) });

export const leads = { lead, preOrder, secondOffer } as const;

/** A lead has arrived. */
export const arrived = z.looseObject({ ok: z.literal(true) });

/** A lead has not, and what is wrong with it where that is known. */
export const notArrived = z.looseObject({
  ok: z.literal(false),
  error: z.optional(z.string()),
  problems: z.optional(z.array(z.object({ field: z.string(), key: z.string() }))),
});

type Body = Readonly<Record<string, unknown>>;

export const isPreOrder = (body: Body): boolean => 'name' in body;
export const isSecondOffer = ({ source }: Body): boolean => source === 'ipad-offer-2';

/** A lead as sent, trimmed; or its missing and invalid fields, each once. */
export function readLead(body: Body): { readonly lead: Body } | { readonly problems: readonly Problem[] } {
  const schema = isPreOrder(body) ? leads.preOrder : isSecondOffer(body) ? leads.secondOffer : leads.lead;
  const problems = problemsIn(schema, body);
  return problems.length > 0 ? { problems } : { lead: z.parse(schema, body) };
}
