import { type FormValues, type Problem, problemsIn } from '../../runtime/forms/check.ts';
import { isPreOrder, isSecondOffer, readLead } from '../../runtime/forms/endpoint.ts';
import { leadSchema } from '../../runtime/forms/lead.ts';
import { answers, leadBody } from '../../runtime/forms/lead-body.ts';
import { preOrderSchema } from '../../runtime/forms/pre-order.ts';
import { secondOfferSchema } from '../../runtime/forms/second-offer.ts';

/*
 * What the endpoint of the offer forms accepts (C1): what the forms themselves do, by the same schemas. More may be sent and
 * is passed on as it is.
 */

type Body = Readonly<Record<string, unknown>>;
export type Lead = Body;

type Read = { readonly lead: Lead } | { readonly problems: readonly Problem[] };

export { readLead };

/** A lead from a form without script, as script would have sent it. A box that is not ticked is absent there. */
export function readForm(values: FormValues): Read {
  const schema = isPreOrder(values) ? preOrderSchema : isSecondOffer(values) ? secondOfferSchema : leadSchema;
  const problems = problemsIn(schema, { acceptTerms: false, ...values });
  return problems.length > 0 ? { problems } : { lead: leadBody(values, isPreOrder(values) ? answers.preOrder : answers.lead) };
}

/** Whether the honeypot field is filled in, which people do not see. */
export const isBot = ({ website }: Body): boolean => typeof website === 'string' && website !== '';
