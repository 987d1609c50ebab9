import { useEffect, useState } from 'react';
import type { FormValues } from '../../forms/check.ts';
import { answers, answersIn, leadBody } from '../../forms/lead-body.ts';
import { saveIpadOfferLead } from '../../state/ipad-offer-leads.ts';
import type { Outcome } from '../../state/outbox.ts';
import type { Lead } from '../../state/outbox-store.ts';
import { type PixelEvent, sendPixel } from '../../state/pixel.ts';
import type { Submission } from './use-form.ts';

export interface SecondOffer {
  /** `ipad-offer-2`: the form that a lead comes from (C6). */
  readonly source: string;
  readonly event: PixelEvent;
  /** Where the event goes; absent where nothing is measured (C5). */
  readonly pixel?: string;
}

const outbox = () => import('../../state/outbox.ts');

/** Fetches ahead of time what sending needs, so that a network that fails meanwhile does not stop it. */
export const prepareSending = () => outbox().then((fetched) => fetched.prepareSending());

/**
 * How a form sends its leads (C1): one that is sent again after a failure keeps its key and body until it has arrived, and one whose input
 * has changed since is another lead, which names the one that it replaces. Without the outbox, which could not be fetched, it is tried
 * again when there is a network. `seconds` is the age of the page, which a person needs to fill in the form; where the visitor pressed the
 * button before the script was there, it is not known.
 */
export function leadSender(form: keyof typeof answers) {
  let last: { readonly input: string; readonly lead: Lead } | undefined;
  return async function send(values: FormValues, submission: Submission): Promise<Outcome> {
    const fetched = await outbox().catch(() => undefined);
    if (!fetched) {
      addEventListener('online', () => void send(values, submission).then(submission.later), { once: true });
      return 'unstored';
    }
    const answered = leadBody(values, answers[form]);
    const input = JSON.stringify(answered);
    if (last?.input !== input) {
      const replaces = last?.lead.key;
      if (replaces) fetched.withdraw(replaces);
      const seconds = submission.replayed ? undefined : Math.round(performance.now() / 100) / 10;
      const body = { ...answered, ...(seconds !== undefined && { seconds }), ...(replaces && { replaces }) };
      last = { input, lead: { key: fetched.newKey(), body, at: new Date().toISOString() } };
    }
    const outcome = await fetched.post(last.lead, (fate) => {
      if (submission.later(fate) && fate === 'arrived') last = undefined;
    });
    if (outcome === 'arrived' || outcome === 'stored') last = undefined;
    return outcome;
  };
}

/** The sender of a form. The outbox is fetched with the form: its file may be gone when the page is open while the site is replaced. */
export function useLeadSender(form: keyof typeof answers): ReturnType<typeof leadSender> {
  const [send] = useState(() => leadSender(form));
  useEffect(() => void outbox().catch(() => {}), []);
  return send;
}

/** A lead of the second offer stays in this browser (V5, C6), and is reported to the pixel (C5). */
export async function saveSecondOfferLead({ source, event, pixel }: SecondOffer, values: FormValues): Promise<Outcome> {
  const lead = { ...answersIn(values, answers.lead), acceptTerms: true, timestamp: new Date().toISOString(), source };
  if (!saveIpadOfferLead(lead)) {
    console.warn('A lead of the second offer could not be stored in this browser.');
    return 'unstored';
  }
  sendPixel(event, pixel);
  return 'arrived';
}
