import { type FormValues, type Problem, problemsIn } from '../forms/check.ts';
import { isPreOrder, isSecondOffer, readLead } from '../forms/endpoint.ts';
import { leadSchema } from '../forms/lead.ts';
import { answers, leadBody } from '../forms/lead-body.ts';
import { preOrderSchema } from '../forms/pre-order.ts';
import { secondOfferSchema } from '../forms/second-offer.ts';

/*
 * Input that the endpoint of the offer forms accepts: the same as the forms, by the same schemas. Additional properties are passed on unchanged.
 */

type Body = Readonly<Record<string, unknown>>;

type Read = { readonly lead: Body } | { readonly problems: readonly Problem[] };

export { readLead };

/** A lead from a form without script, in the form in which script would have sent it. An unchecked box is absent. */
export function readForm(values: FormValues): Read {
  const schema = isPreOrder(values) ? preOrderSchema : isSecondOffer(values) ? secondOfferSchema : leadSchema;
  const problems = problemsIn(schema, { acceptTerms: false, ...values });
  return problems.length > 0 ? { problems } : { lead: leadBody(values, isPreOrder(values) ? answers.preOrder : answers.lead) };
}

/** Whether the honeypot field is filled in, which people do not see: by a machine, or by a password manager. */
export const isSuspect = ({ website }: Body): boolean => typeof website === 'string' && website !== '';
