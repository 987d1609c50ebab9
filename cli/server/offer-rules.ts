import * as z from 'zod/mini';
import { type FormValues, type Problem, problemsIn } from '../../runtime/forms/check.ts';
import { leadSchema } from '../../runtime/forms/lead.ts';
import { answers, leadBody } from '../../runtime/forms/lead-body.ts';
import { preOrderSchema } from '../../runtime/forms/pre-order.ts';
import { agreed } from '../../runtime/forms/rules.ts';
import { secondOfferSchema } from '../../runtime/forms/second-offer.ts';

/*
 * What the endpoint of the offer forms accepts (C1): what the forms themselves do, by the same schemas. More may be sent and
 * is passed on as it is.
 */

type Body = Readonly<Record<string, unknown>>;
export type Lead = Body;

/** The contract names six fields (C1): a lead without a box was agreed to elsewhere, one whose box is not ticked is refused. */
const contract = z.extend(leadSchema, { acceptTerms: z.optional(agreed) });

type Read = { readonly lead: Lead } | { readonly problems: readonly Problem[] };

/** A lead that script has sent, or what is missing or wrong, each field once. */
export function readLead(body: Body): Read {
  const schema = schemaOf(body);
  const problems = problemsIn(schema, body);
  return problems.length > 0 ? { problems } : { lead: z.parse(schema, body) as Lead };
}

/** A lead from a form without script, as script would have sent it. A box that is not ticked is absent there. */
export function readForm(values: FormValues): Read {
  const problems = problemsIn(schemaOf(values), { acceptTerms: false, ...values });
  return problems.length > 0 ? { problems } : { lead: leadBody(values, isPreOrder(values) ? answers.preOrder : answers.lead) };
}

/** The field that no person sees; only a machine fills it in. */
export const isMachine = ({ website }: Body): boolean => typeof website === 'string' && website !== '';

const isPreOrder = (body: Body): boolean => 'name' in body && !('firstName' in body);

function schemaOf(body: Body): z.ZodMiniType {
  if (isPreOrder(body)) return preOrderSchema;
  return body.source === 'ipad-offer-2' ? secondOfferSchema : contract;
}
