import { z } from 'zod';

/*
 * What the endpoint of the offer forms accepts (C1). The fields of the lead forms and of the pre-order form differ; both
 * may send more, such as the source or the version of the consent text, which is passed on as it is.
 */

const filled = z.string().trim().min(1);
const optional = z.string().nullish();
const email = z.string().trim().pipe(z.email());
const language = z.string().regex(/^[a-z]{2}$/);
const agreed = z.union([z.literal(true), z.literal('true'), z.literal('on')]);

const popupLead = z.looseObject({
  firstName: filled,
  lastName: filled,
  email,
  phone: filled,
  company: optional,
  language,
  acceptTerms: agreed.optional(),
});
const preOrder = z.looseObject({ name: filled, email, phone: filled, company: optional, message: optional, acceptTerms: agreed, language });

export type Lead = z.infer<typeof popupLead> | z.infer<typeof preOrder>;

/** The lead, or the names of the fields that are missing or wrong, each once. */
export function readLead(body: Readonly<Record<string, unknown>>): { lead: Lead } | { fields: string[] } {
  const form = 'name' in body && !('firstName' in body) ? preOrder : popupLead;
  const result = form.safeParse(body);
  if (result.success) return { lead: result.data };
  return { fields: [...new Set(result.error.issues.map(({ path }) => String(path[0])))] };
}

/** The field that no person sees; only a machine fills it in. */
export const isMachine = ({ website }: Readonly<Record<string, unknown>>): boolean => typeof website === 'string' && website !== '';
